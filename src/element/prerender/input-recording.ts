import { controlOf, identityOf } from './control-identity.js'
import { type PressRecording, recordPress } from './record-press.js'

/** User and options that a prerendered screen was rendered for. */
export interface PrerenderBasis {
  /** Returns `true` while the element has this user and these options. */
  isCurrent(): boolean
  /** Replaces them with the current user and options. */
  update(): void
}

/** User input in a prerendered screen. */
export interface InputRecording extends PressRecording {
  readonly prerendered: HTMLElement
  readonly basis: PrerenderBasis
  /** The identity of the control that has the focus. */
  focused?: string | undefined
  /** Identities of the titles of sections that the user has unfolded or folded. */
  readonly toggled: Set<string>
  /** Scroll positions inside the prerendered screen, by class. */
  readonly scrollTops: Map<string, number>
  /** The identity of the row whose screen is rendered. */
  opened?: string | undefined
  /** Types of the events that were dispatched for pressed rows, and not canceled, by identity. */
  readonly dispatched: Map<string, string>
  /** `true` once the rendering has opened that row: then the prerendered screen only covers it. */
  isHandedOver: boolean
  /** The search field of the list, if a screen has replaced the list. */
  search?: HTMLInputElement | undefined
  /** Restores the scroll positions around the list, if a screen has replaced the list. */
  scrollBack?: (() => void) | undefined
  /** Forgets the responses that are rendered, which may contain access codes. */
  forgetResponses?: () => void
}

/** Restores the recorded scroll positions in a screen. */
export function restoreScroll(root: ParentNode, { scrollTops }: InputRecording): void {
  // Unlike `CSS.escape`, this also works in jsdom.
  for (const [name, top] of scrollTops)
    [...root.querySelectorAll('[class]')]
      .find((box) => box.getAttribute('class') === name)
      ?.scrollTo?.({ top, behavior: 'instant' })
}

/** Records what is pressed, typed, focused and scrolled in a prerendered screen. */
export function recordInput(prerendered: HTMLElement, basis: PrerenderBasis): InputRecording {
  const recording: InputRecording = {
    prerendered,
    basis,
    toggled: new Set(),
    scrollTops: new Map(),
    dispatched: new Map(),
    isHandedOver: false,
    ...recordPress(prerendered)
  }
  prerendered.addEventListener('focusin', (event) => {
    const control = controlOf(event)
    recording.focused = control ? identityOf(control) : undefined
  })
  prerendered.addEventListener('click', (event) => {
    const control = controlOf(event)
    if (control?.localName === 'summary') recording.toggled.add(identityOf(control))
  })
  prerendered.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // A prerendered screen that is removed loses the focus too, though the user has not moved it.
      if (prerendered.isConnected && !prerendered.matches(':focus-within')) recording.focused = undefined
    })
  )
  // The event doesn't bubble.
  prerendered.addEventListener(
    'scroll',
    ({ target }) => target instanceof Element && recording.scrollTops.set(target.className, target.scrollTop),
    { capture: true }
  )
  return recording
}
