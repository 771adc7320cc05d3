import type { Messages } from '../../messages/en.js'
import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { Operation } from '../gate/operations.js'
import type { CommandTarget } from '../gate/command-origin.js'
import type { Query } from '../queries/query.js'
import type { ResourceKind, Tables } from '../resources/resource-kind.js'
import type { Patch } from '../resources/tables.js'

/** That a change failed, for a person who has not it before their eyes any more. */
export interface DetachedError {
  /** The name of what it was about. */
  readonly subject: string | undefined
  readonly message: string
}

/** What to do with a change that is requested while another one with the same key is in flight. */
export type ConflictPolicy =
  /** Drop it. The outcome is `'ignored'`, and the user is told. */
  | 'ignore'
  /** Wait for its turn. A deletion is always queued. */
  | 'queue'
  /** Take over: what was in flight is no longer retried or shown, even if its response arrives later. */
  | 'replace'

/** A mutation: its request, its optimistic patch, and what to refetch if it fails. */
export interface Mutation<Resource, Answer = unknown> {
  /** What can change only once at a time, such as the lock of one device. */
  readonly key: string
  readonly onConflict: ConflictPolicy
  /** The name of the call that it makes. */
  readonly operation: Operation
  /** What it is about, which the element that asks for it has to offer. */
  readonly target: CommandTarget
  /**
   * What a person went by who asked for it. Where that is not as it was by the time that it is sent, it is not sent. What a
   * change makes anew has none.
   */
  precondition?(known: Tables): unknown
  /** The parameters of that call, which the host may see before it is made. */
  readonly params: Readonly<Record<string, unknown>>
  /** How the resource looks once it is done, if there is one already. */
  readonly patch?: Patch<Resource>
  /** What it makes, and the list in which that is the first. */
  readonly creates?: {
    readonly kind: ResourceKind<Resource>
    readonly list: Query<Resource>
    resource(answer: Answer): Resource
  }
  /** Whether it shows before the platform has confirmed it. */
  readonly isOptimistic: boolean
  /** Whether it goes on being under way, once it is done, until whoever made it says what it has done (`session.confirm`). */
  readonly deferCommit?: boolean
  /** Whether it is a command to a device: what it answers is an action attempt, which is followed until it has ended. */
  readonly isCommand?: boolean
  request(client: PlatformClient, options: CallOptions): PromiseLike<Answer>
  /** Is told how long the platform took to answer, in ms. */
  onResponse?(milliseconds: number): void
  /** Is told how long a platform that sends it away as one too many wants to be left alone, in ms. */
  onRateLimited?(pause: number): void
  /** What a person is told in another element where it fails after the one that asked has left the page. @default nothing */
  detachedErrorMessage?(messages: Messages): DetachedError
  /** What is read again when it fails, since nobody knows then how far it got; nothing where nothing shows it. */
  readonly refetchOnError?: Query<Resource>
}
