import { millisecondsInMinute } from 'date-fns/constants'
import { useMemo, useRef } from 'react'
import { localZone, zoneLabel } from '../../../core/values/time-zone.js'
import { zoneOffset } from '../../../core/values/wall-time.js'
import { offsetText, utcText, zoneChoices } from '../../../core/values/zone-choices.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { Screen } from '../../../element/frame/screen.js'
import type { ScreenReport } from '../../../element/frame/use-screen.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { OptionList } from '../../../ui/fields/option-list.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { withAutomaticZone, withZone, type ZonedTimes } from '../rules/access-code-form.js'
import { useDates } from '../use-dates.js'
import css from './access-code-form.css'

registerStyles(css)

export interface TimeZoneScreenProps<Values extends ZonedTimes> {
  /** Ids of the form around the screen. Omit in a dialog. */
  readonly ids?: ScreenReport['ids']
  /** Time zone of the device, or of another place that the form is about. */
  readonly deviceZone: string | undefined
  /** @default Time zone of the device */
  readonly deviceZoneNote?: string
  /** Why it is this time zone. @default automatic, or another one */
  readonly reason?: string | undefined
  readonly form: Pick<FormControl<Values>, 'values' | 'setValues'>
}

/** Screen to choose the time zone in which the form shows times. The list opens if it isn't that of the browser. */
export function TimeZoneScreen<Values extends ZonedTimes>(props: TimeZoneScreenProps<Values>) {
  const { ids, deviceZone: ofDevice, deviceZoneNote, reason, form } = props
  const { values, setValues } = form
  const { accessCodeTable, general } = useTexts()
  const texts = useTexts(ACCESS_CODE_FORM)
  const now = useNow()
  const local = localZone()
  const at = values.start.instant ?? now
  // Times of all zones with one format, because creating one takes longer than everything else.
  const { time } = useDates('UTC')
  const { isZoneAutomatic } = values
  const options = useMemo(
    () =>
      isZoneAutomatic
        ? []
        : zoneChoices(at, [ofDevice ?? local, local]).map(({ zone, offset }) => ({
            value: zone,
            label: zoneLabel(zone),
            description: general.facts([time(at + offset * millisecondsInMinute), utcText(offset)]),
            note: zone === ofDevice ? (deviceZoneNote ?? texts.deviceZone) : undefined,
            keywords: `${zone} ${offsetText(offset)}`
          })),
    [isZoneAutomatic, at, ofDevice, deviceZoneNote, local, texts, general, time]
  )
  const localOffset = zoneOffset(at, local)
  const checkbox = useRef<HTMLInputElement>(null)

  function choose(zone: string): void {
    if (zone !== local) return setValues((current) => withZone(current, zone))
    // The list closes.
    checkbox.current?.focus()
    return setValues(withAutomaticZone)
  }
  return (
    <Screen
      name={ids && 'time-zone'}
      ids={ids}
      view="time-zone"
      title={reason ?? (isZoneAutomatic ? texts.zoneAutomatic : texts.zoneOther)}
    >
      <div className="zones page">
        <Checkbox
          ref={checkbox}
          label={texts.useLocalZone}
          hint={general.facts([zoneLabel(local), time(at + localOffset * millisecondsInMinute), utcText(localOffset)])}
          checked={isZoneAutomatic}
          onChange={(isAutomatic) =>
            setValues((current) => (isAutomatic ? withAutomaticZone(current) : withZone(current, current.zone)))
          }
        />
        {!isZoneAutomatic && (
          <OptionList
            label={texts.zones}
            placeholder={texts.searchZones}
            clearLabel={accessCodeTable.clearSearch}
            options={options}
            value={values.zone}
            onChange={choose}
            noMatch={texts.noZones}
            count={texts.zoneCount}
          />
        )}
      </div>
    </Screen>
  )
}
