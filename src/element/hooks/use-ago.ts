import { useElement } from '../custom-element/element-context.js'
import { agoText } from './ago-text.js'
import { useNow } from './use-now.js'

/** How long ago something was, in ms since the epoch, such as "2 hr ago"; nothing where nobody says. */
export function useAgo(instant: number | undefined): string | undefined {
  const { locale } = useElement()
  // Told anew each minute.
  useNow()
  return agoText(instant, locale)
}
