import { type ReactNode, useId } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useIsStillWaiting } from '../../element/hooks/use-change.js'
import { offeredModes, withMode } from '../../model/climate.js'
import { climateLimits } from '../../model/climate-limits.js'
import { climatePresets } from '../../model/climate-preset.js'
import { onlineStatus } from '../../model/device-status.js'
import type { TemperatureUnit } from '../../model/temperature.js'
import { currentTemperature, OFFERED_FAN_MODES } from '../../model/thermostat-status.js'
import type { Device } from '../../model/resources.js'
import { climateKey, fanModeKey } from '../../store/climate-changes.js'
import { Button } from '../../ui/actions/button.js'
import { Card } from '../../ui/layout/card.js'
import { SaveStatus } from '../../ui/feedback/save-status.js'
import { Select } from '../../ui/fields/select.js'
import { Tooltip } from '../../ui/overlay/tooltip.js'
import { fanModeText, modeText } from '../climate/climate-text.js'
import { TemperatureControl } from '../climate/temperature-control.js'
import type { InnerScreen } from '../use-inner-screen.js'
import { useClimateControl } from './use-climate-control.js'
import { useFanMode } from './use-fan-mode.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  /** The screen of its presets. */
  readonly presets: Pick<InnerScreen, 'opener' | 'open'>
}

interface ModeSelectProps<Mode extends string> {
  readonly label: string
  readonly offered: readonly Mode[]
  readonly value: string
  readonly disabled: boolean
  readonly textOf: (mode: string) => string
  onChange(mode: Mode): void
}

/** One of the modes that are offered. One that is not and is in use is shown by its name as long as it is. */
function ModeSelect<Mode extends string>({ label, offered, value, disabled, textOf, onChange }: ModeSelectProps<Mode>) {
  const shown = offered.some((mode) => mode === value) ? offered : [value, ...offered]
  return (
    <Select
      label={label}
      hideLabel
      options={shown.map((mode) => ({ value: mode, label: textOf(mode) }))}
      value={value}
      disabled={disabled}
      onChange={(chosen) => {
        const mode = offered.find((known) => known === chosen)
        if (mode) onChange(mode)
      }}
    />
  )
}

const SettingRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="setting">
    <span>{label}</span>
    {children}
  </div>
)

/** What a thermostat is set to, for a person to change. */
export function ThermostatPanel({ device, unit, presets: { opener, open } }: Props) {
  const id = useId()
  const messages = useMessages()
  const { thermostat: texts } = messages
  const { climate, state, set, hold } = useClimateControl(device)
  const [fanMode, chooseFanMode] = useFanMode(device)
  const isClimateLate = useIsStillWaiting(climateKey(device.device_id))
  const isFanLate = useIsStillWaiting(fanModeKey(device.device_id))
  const isLate = isClimateLate || isFanLate
  const isOffline = onlineStatus(device) !== 'online'
  const limits = climateLimits(device)
  return (
    <Card>
      <section role="group" className="settings" aria-labelledby={id}>
        <div className="settings-title">
          <h3 id={id}>{texts.currentSettings}</h3>
          <Tooltip label={texts.aboutCurrentSettings} text={texts.currentSettingsDetail} />
          <SaveStatus state={isLate ? 'saving' : state} labels={isLate ? { ...texts, saving: texts.stillWaiting } : texts} />
        </div>
        <SettingRow label={texts.climate}>
          <ModeSelect
            label={texts.mode}
            offered={offeredModes(device)}
            value={climate.mode}
            disabled={isOffline}
            textOf={(mode) => modeText(mode, messages)}
            onChange={(mode) => set(withMode(climate, mode, limits))}
          />
        </SettingRow>
        <TemperatureControl
          climate={climate}
          limits={limits}
          unit={unit}
          current={currentTemperature(device, unit)}
          disabled={isOffline}
          onChange={set}
          onHold={hold}
        />
        <SettingRow label={texts.presets}>
          <Button ref={opener} onClick={open}>
            {texts.managePresets(climatePresets(device).length)}
          </Button>
        </SettingRow>
        {fanMode && (
          <SettingRow label={texts.fanMode}>
            <ModeSelect
              label={texts.fanMode}
              offered={OFFERED_FAN_MODES}
              value={fanMode}
              disabled={isOffline}
              textOf={(mode) => fanModeText(mode, messages)}
              onChange={chooseFanMode}
            />
          </SettingRow>
        )}
      </section>
    </Card>
  )
}
