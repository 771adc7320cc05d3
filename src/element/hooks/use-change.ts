import { useToasts } from '../../ui/feedback/toasts.js'
import type { Change } from '../../core/actions/change.js'
import type { Refusal } from '../../core/gate/gate.js'
import type { Moment } from '../../core/gate/origin.js'
import { useElement } from '../custom-element/element-context.js'
import { loadChunk } from '../loading/load-chunk.js'
import { createAsker } from '../gate/asker.js'
import { tellLateFailure } from '../session/late-failures.js'
import { useShownState } from './use-shown-state.js'

/** Why the gate did not let a change through, apart from the host. */
type ToldRefusal = Exclude<Refusal, 'canceled'>

/** How a change ended: made, refused by the host or by the gate, under way already, ended with its session, or failed. */
export type ChangeOutcome<Answer = unknown> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'canceled' | 'ignored' | 'ended' }
  | { readonly status: 'refused'; readonly refusal: ToldRefusal }
  /** `since` is when it failed: who tries it again goes by what was known then. */
  | { readonly status: 'failed'; readonly error: unknown; readonly since: Moment }

/** How a change was asked for, where that is not by a press just now. */
export interface Asked {
  /** What was known when it was asked for: what was changed since is not overridden. */
  readonly since?: Moment | undefined
  /** When it was pressed, in ms since the epoch. */
  readonly at?: number | undefined
  /** The run that it is part of. */
  readonly run?: AbortSignal | undefined
}

/** The runs of which was told that something did not pass. */
const toldRuns = new WeakSet<AbortSignal>()

/** Makes changes for a person, through the gate; the person is told what does not pass, and the host what failed. */
export function useChange(): <Resource, Answer>(
  change: Change<Resource, Answer>,
  asked?: Asked
) => Promise<ChangeOutcome<Answer>> {
  const { session, controller, options, messages, locale } = useElement()
  const toasts = useToasts()
  const asker = createAsker(controller, session)

  /** The words are fetched by whom they are needed, which is hardly anybody. */
  async function tell(refusal: ToldRefusal): Promise<void> {
    const { general } = messages
    try {
      const { loadRefusalTexts } = await loadChunk(() => import('../gate/refusal-texts.js'))
      const texts = await loadRefusalTexts(controller, locale, options.messages)
      toasts.show({ variant: 'error', subject: texts.title, message: texts.reasons[refusal] })
    } catch {
      toasts.show({ variant: 'error', message: general.failure })
    }
  }
  return async (change, { since, at = Date.now(), run } = {}) => {
    const outcome = await session.change(change, { asker, asked: { ...(since ?? session.now()), at }, run })
    if (outcome.status === 'failed' && !controller.element.isConnected) tellLateFailure(session, change, outcome.error)
    // What was done for somebody else is nothing to whoever is here now.
    if (outcome.status === 'ended' || asker.presence() === 'gone') return { status: 'ended' }
    if (outcome.status === 'ignored') return outcome
    if (outcome.status === 'refused') {
      if (outcome.refusal === 'canceled') return { status: 'canceled' }
      const { refusal } = outcome
      // What many have in common is told once.
      if (!run || !toldRuns.has(run)) void tell(refusal)
      if (run) toldRuns.add(run)
      return { status: 'refused', refusal }
    }
    session.usage.track(change.operation, outcome.status)
    if (outcome.status === 'failed') controller.report(outcome.error, change.operation)
    return outcome
  }
}

/** Whether a change of some key is under way, in whichever element it was begun. */
export const useIsChanging = (key: string): boolean => useShownState(({ changes }) => changes.has(key))

/** The name of the call that a change of some key makes, while it is under way. */
export const useOperation = (key: string): string | undefined =>
  useShownState(({ changes }) => changes.get(key)?.operation)

/** Whether the device of a change has not done it in the usual time, and is still waited for. */
export const useIsStillWaiting = (key: string): boolean =>
  useShownState(({ changes }) => changes.get(key)?.isStillWaiting === true)
