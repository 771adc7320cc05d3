import { useElement } from '../custom-element/element-context.js'
import { agoText } from './ago-text.js'
import { useNow } from './use-now.js'

/** Returns the age of an instant (ms since the epoch) in words, such as "2 hr ago". */
export function useAgo(instant: number | undefined): string | undefined {
  const { locale } = useElement()
  // Updates every minute.
  useNow()
  return agoText(instant, locale)
}
