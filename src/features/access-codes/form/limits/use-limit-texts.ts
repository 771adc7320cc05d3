import { useMemo } from 'react'
import { useElement, useTexts } from '../../../../element/custom-element/element-context.js'
import { useNow } from '../../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../../messages/access-code-form/en.js'
import { CODE_LIMITS } from '../../../../messages/code-limits/en.js'
import { deviceName } from '../../../device/rules/device.js'
import { createDates } from '../../dates.js'
import type { LimitTexts } from './rule-texts.js'

/** Number of locks that a message names. */
const NAMED = 3

/** Returns a function that remembers the texts of each time zone. */
function cachedByZone<Texts>(create: (zone: string) => Texts): (zone: string) => Texts {
  const known = new Map<string, Texts>()
  return (zone) => {
    const texts = known.get(zone) ?? create(zone)
    known.set(zone, texts)
    return texts
  }
}

/** Returns a function that returns what the messages of a form are made of, by the time zone of the form. */
export function useLimitTexts(): (zone: string) => LimitTexts {
  const { locale, messages } = useElement()
  const now = useNow()
  const limits = useTexts(CODE_LIMITS)
  const form = useTexts(ACCESS_CODE_FORM)
  return useMemo(() => {
    const { general, device, accessCode } = messages
    return cachedByZone((zone) => ({
      limits,
      form,
      locale,
      dates: createDates(locale, zone, now),
      unnamedCode: accessCode.unnamed,
      nameOf: (lock) => deviceName(lock) ?? device.unnamed,
      namesOf(names) {
        const further = names.length - NAMED
        const listed = names.slice(0, NAMED).join(', ')
        return further > 0 ? `${listed} ${general.more(further)}` : listed
      }
    }))
  }, [limits, form, locale, messages, now])
}
