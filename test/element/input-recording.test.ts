import { expect } from 'chai'
import { recordInput } from '../../src/element/first/input-recording.js'
import { useFreshPage } from './page.js'

/** A part of a table: a button above the rows, or what belongs to a row. */
interface Part {
  /** The id of the row. */
  readonly key?: string
  readonly label?: string
  readonly text?: string
  readonly isRow?: boolean
}

const COPY_ANNA = { key: 'code_1', label: 'Copy code · Anna' }
const COPY_BERT = { key: 'code_2', label: 'Copy code · Bert' }
const ROW_BERT = { key: 'code_2', text: 'Bert', isRow: true }

function buttonOf({ label, text = '', isRow }: Part): HTMLButtonElement {
  const button = document.createElement('button')
  if (label) button.setAttribute('aria-label', label)
  if (isRow) button.setAttribute('part', 'row')
  button.append(text)
  return button
}

function drawingOf(parts: readonly Part[]): HTMLElement {
  const drawing = document.createElement('div')
  for (const part of parts) {
    const row = document.createElement('div')
    if (part.key) row.setAttribute('data-key', part.key)
    row.append(buttonOf(part))
    drawing.append(row)
  }
  return drawing
}

const searchOf = (type: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type, value, ariaLabel: 'Search' })

function showIn(node: HTMLElement): ShadowRoot {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  root.append(node)
  return root
}

/** Records what `act` does to a drawing, and replays it on another one that is put in its place. */
function replay(before: HTMLElement, act: (drawing: HTMLElement) => void, after: HTMLElement, isCurrent = true): void {
  const root = showIn(before)
  const recording = recordInput(before, () => isCurrent)
  act(before)
  before.remove()
  root.append(after)
  recording.replay(root)
}

/** Presses the button at `index` in one drawing. @returns the names of those that are pressed in the next */
function pressedAfter(before: readonly Part[], index: number, after: readonly Part[], isCurrent = true): string[] {
  const pressed: string[] = []
  const drawing = drawingOf(after)
  drawing.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target : drawing
    pressed.push(`${button.closest('[data-key]')?.getAttribute('data-key')}: ${button.ariaLabel ?? button.textContent}`)
  })
  replay(drawingOf(before), (first) => first.querySelectorAll('button')[index]?.click(), drawing, isCurrent)
  return pressed
}

describe('Input before React', () => {
  useFreshPage()

  it('presses the same control of the same resource, wherever its row stands now', () => {
    const added = { key: 'code_3', label: 'Copy code · Carl' }
    expect(pressedAfter([COPY_ANNA, COPY_BERT], 1, [added, COPY_ANNA, COPY_BERT])).to.deep.equal([
      'code_2: Copy code · Bert'
    ])
  })

  it('presses the control of its resource among controls with the same name', () => {
    const [first, second] = [
      { key: 'code_1', label: 'Copy code · Bert' },
      { key: 'code_2', label: 'Copy code · Bert' }
    ]
    expect(pressedAfter([first, second], 1, [second, first])).to.deep.equal(['code_2: Copy code · Bert'])
  })

  it('presses a row whose words have changed', () => {
    expect(pressedAfter([ROW_BERT], 0, [{ ...ROW_BERT, text: 'Bert, Locked' }])).to.deep.equal(['code_2: Bert, Locked'])
  })

  it('presses a control that belongs to no row', () => {
    const refresh = { label: 'Refresh' }
    expect(pressedAfter([refresh, COPY_BERT], 0, [COPY_BERT, refresh])).to.deep.equal(['undefined: Refresh'])
  })

  const lost: Readonly<Record<string, readonly Part[]>> = {
    'the resource is gone': [COPY_ANNA],
    'the control has another name': [COPY_ANNA, { ...COPY_BERT, label: 'Copy code · Robert' }],
    'only another control of the resource is left': [COPY_ANNA, ROW_BERT],
    'only a control of another resource has its name': [{ ...COPY_BERT, key: 'code_3' }],
    'two controls are alike': [COPY_BERT, COPY_BERT]
  }
  for (const [what, after] of Object.entries(lost))
    it(`presses nothing if ${what}`, () => {
      expect(pressedAfter([COPY_ANNA, COPY_BERT], 1, after)).to.deep.equal([])
    })

  it('presses nothing if the element shows something else', () => {
    expect(pressedAfter([COPY_BERT], 0, [COPY_BERT], false)).to.deep.equal([])
  })

  it('moves the focus to the same control of the same resource', () => {
    const after = drawingOf([COPY_BERT, COPY_ANNA])
    replay(drawingOf([COPY_ANNA, COPY_BERT]), (first) => first.querySelectorAll('button')[1]?.focus(), after)
    expect(after.querySelector(':focus')?.ariaLabel).to.equal('Copy code · Bert')
  })

  /** @returns what is typed into a field that takes the place of another one, which has a value. */
  function typedAfter(type: string, value: string, later = ''): string[] {
    const [before, after] = [drawingOf([]), drawingOf([])]
    const [first, field] = [searchOf(type, value), searchOf(type, later)]
    before.append(first)
    after.append(field)
    const typed: string[] = []
    after.addEventListener('input', () => typed.push(field.value))
    replay(before, () => {}, after)
    return typed
  }

  it('types the search text into the search field', () => {
    expect(typedAfter('search', 'garage')).to.deep.equal(['garage'])
  })

  for (const type of ['range', 'text', 'radio'])
    it(`types nothing into a field of type ${type}, which shows the setting of a device`, () => {
      expect(typedAfter(type, '70', '72')).to.deep.equal([])
    })
})
