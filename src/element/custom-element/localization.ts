import type { Messages } from '../../messages/en.js'
import { isRightToLeft, writtenLocale } from '../../messages/languages.js'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'

/** Whether words are read from right to left, as those of Hebrew, Arabic and their relatives are. */
const areRightToLeft = (words: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words)

const directionIf = (isRightToLeft: boolean): 'ltr' | 'rtl' => (isRightToLeft ? 'rtl' : 'ltr')

/** How an element speaks to a person. */
export interface Localization {
  /** What dates and numbers are written in. */
  readonly locale: string
  /** What the texts are in: English until another language has been fetched. */
  readonly language: string
  /** The direction of the texts, which may not be that of the page. */
  readonly words: 'ltr' | 'rtl'
  /** Where lines begin, if not where the page begins them: an element with a language of its own goes by that. */
  readonly direction: 'ltr' | 'rtl' | undefined
  readonly messages: Messages
}

/** What an element itself says of how it is read: its direction, its language, or nothing. */
export const messagesOf = (element: Element): string | undefined =>
  ['dir', 'lang'].find((name) => element.hasAttribute(name))

interface Spoken {
  /** The locale that is wanted. */
  readonly wanted: string
  /** Whether it is an option of the element. */
  readonly isChosen: boolean
  /** What the element itself says, as `saidBy` tells. */
  readonly says: string | undefined
  /** Whether the texts of that locale are there. */
  readonly isLoaded: boolean
  readonly messages: Messages
}

/** How an element speaks that has these texts. */
export function localizationIn({ wanted, isChosen, says, isLoaded, messages }: Spoken): Localization {
  const known = ELEMENT_MESSAGES.languageOf(wanted)
  const locale = writtenLocale(wanted, known)
  const isOwn = says !== 'dir' && (isChosen || says === 'lang')
  return {
    locale,
    language: isLoaded ? locale : 'en',
    words: directionIf(areRightToLeft(messages.general.back)),
    direction: isOwn ? directionIf(isRightToLeft(known ?? 'en')) : undefined,
    messages
  }
}
