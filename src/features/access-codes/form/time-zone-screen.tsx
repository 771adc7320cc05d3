import { useMemo } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type SharedCodeForm, withAutomaticZone, withZone } from '../rules/access-code-form.js'
import { deviceZone, localZone, zoneLabel } from '../../../core/values/time-zone.js'
import { offsetText, zoneChoices } from '../../../core/values/zone-choices.js'
import type { Device } from '../../../core/resources/resources.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { OptionList } from '../../../ui/fields/option-list.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { Screen } from '../../../element/frame/screen.js'
import type { ScreenReport } from '../../../element/frame/use-screen.js'
import css from './time-zone-screen.css'
import { utcText } from './zone-text.js'

registerStyles(css)

interface Props<Form extends SharedCodeForm> {
  /** Ids of the form around the screen. Omit in a dialog. */
  readonly ids?: ScreenReport['ids']
  readonly device: Device
  readonly form: Form
  readonly onChange: (make: (form: Form) => Form) => void
}

/** Screen to choose the time zone in which the form shows times. */
export function TimeZoneScreen<Form extends SharedCodeForm>({ ids, device, form, onChange }: Props<Form>) {
  const { accessCodeForm: texts, accessCodeTable, general } = useMessages()
  const now = useNow()
  const local = localZone()
  const ofDevice = deviceZone(device)
  const at = form.start.instant ?? now
  const options = useMemo(
    () =>
      zoneChoices(at, [ofDevice ?? local, local]).map(({ zone, offset }) => ({
        value: zone,
        label: zoneLabel(zone),
        description: general.facts([utcText(offset), ...(zone === ofDevice ? [texts.deviceZone] : [])], ' • '),
        keywords: offsetText(offset)
      })),
    [at, ofDevice, local, texts, general]
  )
  return (
    <Screen
      name={ids && 'time-zone'}
      ids={ids}
      view="time-zone"
      title={form.isZoneAutomatic ? texts.zoneAutomatic : texts.zoneManual}
    >
      <div className="zones">
        <Checkbox
          label={texts.useLocalZone}
          hint={zoneLabel(local)}
          checked={form.isZoneAutomatic}
          onChange={(isAutomatic) =>
            onChange((current) => (isAutomatic ? withAutomaticZone(current) : withZone(current, current.zone)))
          }
        />
        <OptionList
          label={texts.zones}
          placeholder={texts.searchZones}
          clearLabel={accessCodeTable.clearSearch}
          options={options}
          value={form.zone}
          onChange={(zone) =>
            onChange((current) => (zone === local ? withAutomaticZone(current) : withZone(current, zone)))
          }
          noMatch={texts.noZones}
          count={texts.zoneCount}
        />
      </div>
    </Screen>
  )
}
