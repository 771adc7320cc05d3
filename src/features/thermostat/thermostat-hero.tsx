import { useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../element/frame/use-inner-screen.js'
import { useIsSlow } from '../../element/hooks/use-pending-mutation.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { Button } from '../../ui/actions/button.js'
import { RangeScale } from '../../ui/fields/range-scale.js'
import { ChevronDown } from '../../ui/icons.js'
import { degreesText } from '../climate/climate-text.js'
import { climateLimits } from '../climate/rules/climate-limits.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { currentTemperature } from '../climate/rules/thermostat-reading.js'
import { climateKey } from '../climate/set-climate.js'
import { SetPointSteppers } from '../climate/set-point-steppers.js'
import { useClimateControl } from '../climate/use-climate-control.js'
import { useLiveSetPoints } from '../climate/use-live-set-points.js'
import { DeviceHero } from '../device/device-hero.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { ThermostatReading } from './thermostat-reading.js'
import { ThermostatSettings } from './thermostat-settings.js'

const PlanLine = lazyPart(
  () => import(/* webpackPreload: true */ '../schedule/plan-line.js').then(({ PlanLine: part }) => part),
  null,
  { isEager: true }
)

interface SwitchProps {
  readonly label: string
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** Button that shows the scale of the set points if there is no room for the dial. */
const ScaleSwitch = ({ label, isOpen, onToggle }: SwitchProps) => (
  <div className="scale-switch small unfolds">
    <Button variant="plain" aria-expanded={isOpen} icon={<ChevronDown />} onClick={() => onToggle(!isOpen)}>
      {label}
    </Button>
  </div>
)

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  /** Screens of the presets and the schedule. */
  readonly presets: Pick<InnerScreen, 'opener' | 'open'>
  readonly schedule: Pick<InnerScreen, 'opener' | 'open'>
}

/** Shows the temperature and the activity of a thermostat, and its controls. */
export function ThermostatHero({ device, unit, presets, schedule }: Props) {
  const messages = useTexts()
  const { thermostat: texts } = messages
  const control = useClimateControl(device, unit)
  const { climate } = control
  const [isScaleOpen, setIsScaleOpen] = useState(false)
  const limits = climateLimits(device)
  const isOffline = onlineStatus(device) !== 'online'
  const { points, moved, isMuted, ref } = useLiveSetPoints({ control, limits, unit, isOffline })
  const isLate = useIsSlow(climateKey(device.device_id))
  // The last reading of an offline thermostat is not its current temperature.
  const current = isOffline ? undefined : currentTemperature(device, unit)
  return (
    <DeviceHero device={device} isStatusShown={false}>
      <div ref={ref} className="thermostat">
        <div className="room inline wrap">
          <ThermostatReading
            device={device}
            unit={unit}
            climate={climate}
            messages={messages}
            since={useOfflineSince(device)}
          />
          {points && <ScaleSwitch label={texts.scale} isOpen={isScaleOpen} onToggle={setIsScaleOpen} />}
          {points && (
            <RangeScale
              {...points}
              current={current}
              currentLabel={current === undefined ? undefined : texts.now(degreesText(current, unit, messages))}
              disabled={isOffline}
              isMuted={isMuted}
              isDial
            />
          )}
        </div>
        {points && (
          <SetPointSteppers
            points={points.handles}
            save={{ tone: moved, state: isLate ? 'idle' : control.state }}
            disabled={isOffline}
            isMuted={isMuted}
          />
        )}
        <ThermostatSettings
          device={device}
          control={control}
          limits={limits}
          unit={unit}
          presets={presets}
          isStatusElsewhere={moved !== undefined}
        />
        {climatePresets(device).length > 0 && <PlanLine device={device} schedule={schedule} />}
      </div>
    </DeviceHero>
  )
}
