import type { Messages } from '../../messages/en.js'
import type { Tables } from '../resources/resource-kind.js'
import type { Mutation } from './mutation.js'

export interface ToastMessage {
  /** Name of what it is about, if the message doesn't contain it. */
  readonly subject?: string | undefined
  readonly message: string
  /** Reason or further facts, on a line of its own. */
  readonly detail?: string | undefined
}

/** Toasts of an action. Omit those that need no text. */
export interface ActionTexts {
  readonly success?: ToastMessage
  /** `canRetry` offers "Try again". @default true */
  failed?(error: unknown): ToastMessage & { readonly canRetry?: boolean }
}

/**
 * Something the user can do, declared once. A single press, a bulk run, a retry, an undo and the resolution of an issue
 * all run the same action.
 */
export interface Action<Input, Resource = unknown, ResponseValue = unknown> {
  /** Returns the mutation: its request and its optimistic patch. */
  mutation(input: Input): Mutation<Resource, ResponseValue>
  /** Event dispatched to the host after success. @param known the confirmed state */
  event?(input: Input, response: ResponseValue, known: Tables): Event | undefined
  /** Returns the input of the inverse action, or `undefined` if it cannot be undone. */
  inverse?(input: Input): Input | undefined
  /** Returns `true` if the resource currently supports the action. @default always */
  isAvailable?(resource: Resource, input: Input): boolean
  /** Returns `true` if the resource is already in the target state. `resource` is `undefined` if it was deleted. */
  isApplied?(resource: Resource | undefined, input: Input): boolean
  texts?(input: Input, messages: Messages): ActionTexts
}
