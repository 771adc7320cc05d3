import { devices } from '../../core/resources/resource-kind.js'
import type { Device } from '../../core/resources/resources.js'
import { InlineFrame } from '../../element/frame/inline-frame.js'
import { thisMinute } from '../../element/hooks/this-minute.js'
import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { readList } from '../../element/prerender/read-response.js'
import { ATTENTION } from '../../messages/attention/en.js'
import { createFormats } from '../../messages/formats.js'
import { deviceKind } from '../device/rules/device.js'
import { countAttention } from '../overview/rules/attention-counts.js'
import { attentionItems, devicesAttention } from '../overview/rules/attention-items.js'
import { unlockedLocks } from '../overview/rules/unlocked-locks.js'
import { AttentionCount } from './attention-count.js'
import hostStyles from './attention-host.css'
import { attentionOptions } from './attention-options.js'
import { shownCount } from './rules/shown-count.js'

const everything = (): boolean => true
const FILTERS = { passesError: everything, passesWarning: everything }

/** Counts what the overview lists of devices, without their codes. */
function countDevices(resources: readonly Device[]) {
  const listed = resources.filter(deviceKind)
  const { atNight } = unlockedLocks(listed, thisMinute())
  return countAttention(attentionItems(devicesAttention(listed, atNight, FILTERS), []))
}

/** The number before React. Left to React if there are more pages, or if codes count as well. */
export const FIRST_ATTENTION: Prerender<typeof attentionOptions> = {
  options: attentionOptions,
  hostStyles,
  render({ include = [], hideZero, max }, [response], localization) {
    const list = response && readList(devices, response, 'devices')
    if (!list?.isComplete || include.includes('codes')) return undefined
    const { locale, language } = localization
    const { actionRequired } = countDevices(list.resources)
    const count = shownCount(actionRequired, { hideZero, max }, locale)
    // Other languages are loaded with the code of the element.
    const label = /^en\b/.test(language) ? ATTENTION.en(createFormats(locale)).needAttention(actionRequired) : undefined
    return (
      <InlineFrame {...localization}>
        <slot />
        {count !== undefined && <AttentionCount count={count} label={label} />}
      </InlineFrame>
    )
  }
}
