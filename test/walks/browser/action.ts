import { REFUSAL_KINDS } from './refusals.js'

/** Control as users find it: index of its element, role, name, and its place among controls with the same name. */
export interface Target {
  readonly element: number
  readonly role: string
  readonly name: string
  readonly nth: number
}

/** Fault for the next requests to a path. */
export interface Fault {
  /** `*` for all paths. */
  readonly path: string
  readonly kind: FaultKind
  /** Number of affected requests. */
  readonly times: number
}

/**
 * A status means that the request is rejected. With `lost` and `cut` it is carried out, and its response is incomplete.
 */
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
  ...REFUSAL_KINDS,
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

/** Change in another app, and the index of the changed resource. */
export interface ChangeElsewhere {
  readonly does: (typeof CHANGES_ELSEWHERE)[number]
  readonly nth: number
}

/** Single event in a walk: of the user, the page, the host, the platform or the clock. */
export type Action =
  /** A patient user waits until the control takes presses. */
  | { readonly act: 'press'; readonly target: Target; readonly isPatient?: true }
  /** Presses the place of the last press again, whatever is there now. */
  | { readonly act: 'again'; readonly element: number }
  /** `list`: element whose current row gets the focus before. */
  | { readonly act: 'key'; readonly key: (typeof KEYS)[number]; readonly list?: number }
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
  | { readonly act: 'width'; readonly element: number; readonly px: number }
  | { readonly act: 'hide' | 'show' | 'offline' | 'online' }
  | { readonly act: 'fault'; readonly fault: Fault }
  /** Reaction of the host to the next `before-change`. */
  | { readonly act: 'handler'; readonly element: number; readonly does: HandlerDeed; readonly value?: string }
  /** Change in another app. */
  | { readonly act: 'elsewhere'; readonly change: ChangeElsewhere }
  | { readonly act: 'pass'; readonly milliseconds: number }

/** Formats an action as a line of a script. */
export const lineOf = ({ act, ...rest }: Action): string => `${act} ${JSON.stringify(rest)}`

const ACTS = new Set([
  'press',
  'again',
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
  'width',
  'hide',
  'show',
  'offline',
  'online',
  'fault',
  'handler',
  'elsewhere',
  'pass'
])

/** Parses a line of `lineOf`. @throws if the line is invalid */
export function actionOf(line: string): Action {
  const [, act = '', rest = '{}'] = /^(\S+)(?: (.*))?$/.exec(line.trim()) ?? []
  if (!ACTS.has(act)) throw new Error(`There is no such action: ${line}`)
  return { act, ...JSON.parse(rest) }
}
