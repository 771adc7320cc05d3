import type { Messages } from '../../messages/en.js'
import type { Mutation } from './mutation.js'

/** What a person is told. */
export interface ToastMessage {
  /** The name of what it is about, where the message does not have it. */
  readonly subject?: string | undefined
  readonly message: string
}

/** What a person is told of an action; nothing where there are no words for it. */
export interface ActionTexts {
  readonly success?: ToastMessage
  /** `canRetry` is whether it is told with "Try again", by default. */
  failed?(error: unknown): ToastMessage & { readonly canRetry?: boolean }
}

/**
 * Something that a person can do, declared once: a press, one of many, a retry, an undo and the step of an issue all run the
 * same.
 */
export interface Action<Input, Resource = unknown, Answer = unknown> {
  /** What it asks of the platform, and what it makes of what is known. */
  change(input: Input): Mutation<Resource, Answer>
  /** What the host is told once it is done. */
  event?(input: Input, answer: Answer): Event | undefined
  /** The same with what undoes it; nothing where that is not known. */
  inverse?(input: Input): Input | undefined
  /** Whether a person can undo it as soon as it is begun, since it shows as done by then. @default false */
  readonly undoWhilePending?: boolean
  /** Whether it can be done to what it is about, as that is now. @default always */
  isAvailable?(resource: Resource, input: Input): boolean
  /** Whether what it is about is as it would make it; there may be none any more. */
  isApplied?(resource: Resource | undefined, input: Input): boolean
  texts?(input: Input, messages: Messages): ActionTexts
}
