import type { TextsOf } from '../../../messages/namespace.js'
import type { OVERVIEW } from '../../../messages/overview/en.js'

interface Known {
  /** Number of devices, and how many of them need attention. */
  readonly count: number
  readonly needing: number
  /** `true` if everything was read. */
  readonly isWhole: boolean
}

/** Returns a sentence that summarizes the known state of the devices. */
export function sentenceOf({ count, needing, isWhole }: Known, texts: TextsOf<typeof OVERVIEW>): string {
  const sentence =
    needing === 0
      ? texts.allFine(count)
      : needing === count
        ? texts.needYou(needing)
        : texts.someFine(count - needing, needing)
  return isWhole ? sentence : texts.soFar(sentence)
}
