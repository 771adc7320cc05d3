import type { Messages } from '../../messages/en.js'
import { isRightToLeft, writtenLocale } from '../../messages/languages.js'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'

/** Returns `true` if a text is right-to-left, such as Hebrew or Arabic. */
const isRightToLeftText = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)

const directionIf = (isRightToLeft: boolean): 'ltr' | 'rtl' => (isRightToLeft ? 'rtl' : 'ltr')

/** Language, texts and direction of an element. */
export interface Localization {
  /** Locale of dates and numbers. */
  readonly locale: string
  /** Language of the texts: English until another one is loaded. */
  readonly language: string
  /** Direction of the texts. May differ from that of the page. */
  readonly textDirection: 'ltr' | 'rtl'
  /** Direction of the layout, if it differs from the page's. */
  readonly direction: 'ltr' | 'rtl' | undefined
  readonly messages: Messages
}

/** Returns the `dir` or `lang` of the element itself. */
export const ownLanguageAttribute = (element: Element): string | undefined =>
  ['dir', 'lang'].find((name) => element.hasAttribute(name))

interface LanguageChoice {
  /** The requested locale. */
  readonly wanted: string
  /** `true` if the locale is an option of the element. */
  readonly isChosen: boolean
  /** The `dir` or `lang` of the element itself. */
  readonly ownAttribute: string | undefined
  /** `true` if the texts of the locale are loaded. */
  readonly isLoaded: boolean
  readonly messages: Messages
}

/** Returns the localization for loaded texts. */
export function localizationIn({ wanted, isChosen, ownAttribute, isLoaded, messages }: LanguageChoice): Localization {
  const known = ELEMENT_MESSAGES.languageOf(wanted)
  const locale = writtenLocale(wanted, known)
  const isOwn = ownAttribute !== 'dir' && (isChosen || ownAttribute === 'lang')
  return {
    locale,
    language: isLoaded ? locale : 'en',
    textDirection: directionIf(isRightToLeftText(messages.general.back)),
    direction: isOwn ? directionIf(isRightToLeft(known ?? 'en')) : undefined,
    messages
  }
}
