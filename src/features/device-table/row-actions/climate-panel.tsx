import type { Device } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useIsSlow } from '../../../element/hooks/use-pending-mutation.js'
import { SaveStatus } from '../../../ui/feedback/save-status.js'
import { degreesText, modeText } from '../../climate/climate-text.js'
import { ModeSelect } from '../../climate/mode-select.js'
import { offeredModes, withMode } from '../../climate/rules/climate.js'
import { climateLimits } from '../../climate/rules/climate-limits.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { currentTemperature } from '../../climate/rules/thermostat-reading.js'
import { climateKey } from '../../climate/set-climate.js'
import { SetPointSteppers } from '../../climate/set-point-steppers.js'
import { useClimateControl } from '../../climate/use-climate-control.js'
import { useLiveSetPoints } from '../../climate/use-live-set-points.js'
import { deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
}

/** Mode and set points of a thermostat. Sent after a pause, or when the panel closes. */
export function ClimatePanel({ device, unit }: Props) {
  const { messages } = useElement()
  const { thermostat: texts, device: deviceTexts } = messages
  const control = useClimateControl(device, unit)
  const { climate, state, set } = control
  const limits = climateLimits(device)
  const disabled = onlineStatus(device) !== 'online'
  const { points, isMuted, ref } = useLiveSetPoints({ control, limits, unit, isOffline: disabled })
  const isLate = useIsSlow(climateKey(device.device_id))
  const current = currentTemperature(device, unit)
  return (
    <>
      <header className="wrap between">
        <b className="strong">
          <bdi>{deviceName(device) ?? deviceTexts.unnamed}</bdi>
        </b>
        {current !== undefined && (
          <span className="muted small">{texts.now(degreesText(current, unit, messages))}</span>
        )}
      </header>
      {points && <SetPointSteppers ref={ref} points={points.handles} disabled={disabled} isMuted={isMuted} />}
      <div className="row-panel-setting inline gap-3 between">
        {/* The field has the same name for screen readers. */}
        <span aria-hidden>{texts.mode}</span>
        <ModeSelect
          label={texts.mode}
          offered={offeredModes(device)}
          value={climate.mode}
          disabled={disabled}
          textOf={(mode) => modeText(mode, messages)}
          onChange={(mode, offer) => set(withMode(climate, mode, limits), offer)}
        />
      </div>
      <SaveStatus
        state={isLate ? 'saving' : state}
        labels={isLate ? { ...texts, saving: texts.stillWaiting } : texts}
      />
    </>
  )
}
