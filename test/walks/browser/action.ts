/** What is found on a page as a person finds it: the number of the element, a role, a name, and which of several so named. */
export interface Target {
  readonly element: number
  readonly role: string
  readonly name: string
  readonly nth: number
}

/** What a path does with the next calls to it. */
export interface Fault {
  /** `*` for every call. */
  readonly path: string
  readonly kind: FaultKind
  /** For how many calls. */
  readonly times: number
}

/** A status is refused and not carried out; `lost` and `cut` are carried out, and their answers do not arrive whole. */
export const FAULT_KINDS = [
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '503',
  'html',
  'dropped',
  'lost',
  'cut',
  'silent',
  'deaf',
  'slow',
  'late',
  'fails',
  'never-ends'
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End'
] as const

export const HANDLER_DEEDS = [
  'cancel',
  'forbid',
  'unlist',
  'show other',
  'sign in other',
  'remove',
  'press again',
  'block'
] as const

export type HandlerDeed = (typeof HANDLER_DEEDS)[number]

export const CHANGES_ELSEWHERE = [
  'rename code',
  'change digits',
  'shorten stay',
  'delete code',
  'lock',
  'unlock',
  'set climate',
  'change threshold',
  'delete threshold',
  'delete exception'
] as const

/** What is changed in another app, and which one of those that there are. */
export interface ChangeElsewhere {
  readonly does: (typeof CHANGES_ELSEWHERE)[number]
  readonly nth: number
}

/** One thing that happens on a walk: what a person does, the page, the host, the platform, or the clock. */
export type Action =
  | { readonly act: 'press'; readonly target: Target }
  | { readonly act: 'key'; readonly key: (typeof KEYS)[number] }
  | { readonly act: 'type'; readonly target: Target; readonly text: string; readonly enter: boolean }
  | { readonly act: 'slide'; readonly target: Target; readonly steps: number }
  | { readonly act: 'choose'; readonly target: Target; readonly index: number }
  | { readonly act: 'option'; readonly element: number; readonly name: string; readonly value: string | null }
  | {
      readonly act: 'filter'
      readonly element: number
      readonly of: 'device' | 'accessCode'
      readonly part: string | null
    }
  | { readonly act: 'user'; readonly element: number; readonly user: string; readonly by: 'key' | 'token' }
  | { readonly act: 'remove' | 'restore' | 'move' | 'refresh'; readonly element: number }
  | { readonly act: 'hide' | 'show' | 'offline' | 'online' }
  | { readonly act: 'fault'; readonly fault: Fault }
  /** What the host does the next time that an element asks it by `before-change`. */
  | { readonly act: 'handler'; readonly element: number; readonly does: HandlerDeed; readonly value?: string }
  /** Somebody changes something in another app. */
  | { readonly act: 'elsewhere'; readonly change: ChangeElsewhere }
  | { readonly act: 'pass'; readonly milliseconds: number }

/** An action as a line of a script. */
export const lineOf = ({ act, ...rest }: Action): string => `${act} ${JSON.stringify(rest)}`

const ACTS = new Set([
  'press',
  'key',
  'type',
  'slide',
  'choose',
  'option',
  'filter',
  'user',
  'remove',
  'restore',
  'move',
  'refresh',
  'hide',
  'show',
  'offline',
  'online',
  'fault',
  'handler',
  'elsewhere',
  'pass'
])

/** The action of a line that `lineOf` wrote. @throws where it is none */
export function actionOf(line: string): Action {
  const [, act = '', rest = '{}'] = /^(\S+)(?: (.*))?$/.exec(line.trim()) ?? []
  if (!ACTS.has(act)) throw new Error(`There is no such action: ${line}`)
  return { act, ...JSON.parse(rest) }
}
