import type { Messages } from '../../../messages/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import type { OVERVIEW } from '../../../messages/overview/en.js'
import type { ItemCounts } from './attention-counts.js'

interface Known {
  /** Number of devices, and how many of them need attention. */
  readonly count: number
  readonly needing: number
  readonly items: ItemCounts
  /** `true` if everything was read. */
  readonly isWhole: boolean
}

interface SummaryTexts extends Pick<Messages, 'general'> {
  readonly overview: TextsOf<typeof OVERVIEW>
}

/** Known state of the devices. */
export interface Summary {
  readonly title: string
  /** Number of the other devices. */
  readonly note: string
}

/** Summarizes the known state of the devices. The title counts what the user can do, as `<x-attention>` does. */
export function summaryOf(
  { count, needing, items: { total, actionRequired }, isWhole }: Known,
  { overview: texts, general }: SummaryTexts
): Summary {
  if (total === 0) return { title: isWhole ? texts.allFine : texts.allFineSoFar, note: texts.all(count) }
  // The items may be more than the devices: they are also accounts and codes.
  const fine = count > 1 ? texts.fine(count - needing, count) : texts.all(count)
  const watched = total - actionRequired
  const note = watched > 0 ? general.facts([texts.toWatch(watched), fine]) : fine
  if (isWhole && actionRequired === 0) return { title: texts.nothingToDo, note }
  return { title: isWhole ? texts.needAttention(actionRequired) : texts.needAttentionSoFar(actionRequired), note }
}
