import { recordInput } from '../../src/element/prerender/input-recording.js'
import { replayInput } from '../../src/element/prerender/replay-input.js'

/** Part of a table: a button above the rows, or a control of a row. */
export interface Part {
  /** Id of the row. */
  readonly key?: string
  readonly label?: string
  readonly text?: string
  readonly isRow?: boolean
}

export const COPY_BERT = { key: 'code_2', label: 'Copy code · Bert' }

function buttonOf({ label, text = '', isRow }: Part): HTMLButtonElement {
  const button = document.createElement('button')
  if (label) button.setAttribute('aria-label', label)
  if (isRow) button.setAttribute('part', 'row')
  button.append(text)
  return button
}

export function prerenderedOf(parts: readonly Part[]): HTMLElement {
  const prerendered = document.createElement('div')
  for (const part of parts) {
    const row = document.createElement('div')
    if (part.key) row.setAttribute('data-key', part.key)
    row.append(buttonOf(part))
    prerendered.append(row)
  }
  return prerendered
}

/** A screen with one section. */
export function sectionOf(isOpen = false): HTMLElement {
  const [screen, section] = [document.createElement('div'), document.createElement('details')]
  const title = section.appendChild(document.createElement('summary'))
  title.append('Device info')
  section.open = isOpen
  screen.append(section)
  return screen
}

function showIn(node: HTMLElement): ShadowRoot {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  root.append(node)
  return root
}

/** Presses a control that takes no focus, as screen readers do. */
export const press = (prerendered: HTMLElement): void => prerendered.querySelector('button')?.click()

/** Records what `act` does to a drawing, and replays it on the drawing that replaces it. */
export function replay(
  previous: HTMLElement,
  act: (prerendered: HTMLElement) => void,
  after: HTMLElement,
  isCurrent = true,
  meanwhile?: () => void
): void {
  const root = showIn(previous)
  const recording = recordInput(previous, { isCurrent: () => isCurrent, update: () => {} })
  act(previous)
  previous.remove()
  meanwhile?.()
  root.append(after)
  replayInput(root, recording)
}

/** @returns the names of the buttons that are pressed in the replacement */
export function pressedAfterAll(
  previous: readonly Part[],
  act: (prerendered: HTMLElement) => void,
  after: readonly Part[] = previous,
  isCurrent = true
): string[] {
  const pressed: string[] = []
  const prerendered = prerenderedOf(after)
  prerendered.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target : prerendered
    pressed.push(`${button.closest('[data-key]')?.getAttribute('data-key')}: ${button.ariaLabel ?? button.textContent}`)
  })
  replay(prerenderedOf(previous), act, prerendered, isCurrent)
  return pressed
}
