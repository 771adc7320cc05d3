import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { onlineStatus } from '../../model/device-status.js'
import type { TemperatureUnit } from '../../model/temperature.js'
import {
  climateSetting,
  currentTemperature,
  humidityPercent,
  isFanRunning,
  systemStatus
} from '../../model/thermostat-status.js'
import type { Device } from '../../model/resources.js'
import { Card } from '../../ui/layout/card.js'
import { Badge } from '../../ui/feedback/badge.js'
import { Choice } from '../../ui/fields/choice.js'
import { Fan, Flame, Snowflake } from '../../ui/icons.js'
import { PropertyList } from '../../ui/layout/property-list.js'
import { PropertyRow } from '../../ui/layout/property-row.js'
import { registerStyles } from '../../ui/style/styles.js'
import { climateText } from '../climate/climate-text.js'
import toneCss from '../climate/climate-tone.css'
import type { ClimateTone } from '../climate/climate-tone.js'
import { degreesText } from '../climate/temperature-text.js'
import { DeviceName } from '../device/device-name.js'
import { DevicePicture } from '../device/device-picture.js'
import { OnlineStatus } from '../device/device-status.js'

registerStyles(toneCss)

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  onUnit(unit: TemperatureUnit): void
}

const LOOKS: Record<'heating' | 'cooling' | 'fan-only', { tone?: ClimateTone; icon: ReactNode }> = {
  heating: { tone: 'heat', icon: <Flame /> },
  cooling: { tone: 'cool', icon: <Snowflake /> },
  'fan-only': { icon: <Fan /> }
}

/** What a thermostat is doing; nobody knows of one that cannot be reached, which is said instead. */
function SystemStatusTag({ device }: Pick<Props, 'device'>) {
  const { thermostat: texts } = useMessages()
  const status = systemStatus(device)
  if (onlineStatus(device) !== 'online') return <OnlineStatus device={device} />
  return status ? <Badge {...LOOKS[status]}>{texts.status[status]}</Badge> : texts.unknown
}

/** A thermostat at a glance: picture, name, what it measures, what it is set to and what it does. */
export function ThermostatCard({ device, unit, onUnit }: Props) {
  const messages = useMessages()
  const { thermostat: texts, device: deviceTexts } = messages
  const temperature = currentTemperature(device, unit)
  const humidity = humidityPercent(device)
  const setting = climateSetting(device)
  const isRunning = isFanRunning(device)
  const units = (['fahrenheit', 'celsius'] as const).map((value) => ({ value, label: texts[value] }))
  return (
    <Card>
      <div className="thermostat">
        <div className="device-title">
          <DevicePicture device={device} size={48} />
          <DeviceName device={device} />
          <Choice label={texts.unit} options={units} value={unit} onChange={onUnit} />
        </div>
        <PropertyList>
          <PropertyRow label={texts.temperature}>
            {temperature === undefined ? texts.unknown : degreesText(temperature, unit, messages)}
          </PropertyRow>
          <PropertyRow label={texts.humidity}>
            {humidity === undefined ? texts.unknown : deviceTexts.percent(humidity)}
          </PropertyRow>
          <PropertyRow label={texts.setting}>
            {setting ? climateText(setting, unit, messages) : texts.unknown}
          </PropertyRow>
          <PropertyRow label={texts.fanMode}>
            {isRunning === undefined ? texts.unknown : isRunning ? texts.fanRunning : texts.fanOff}
          </PropertyRow>
          <PropertyRow label={texts.systemStatus}>
            <SystemStatusTag device={device} />
          </PropertyRow>
        </PropertyList>
      </div>
    </Card>
  )
}
