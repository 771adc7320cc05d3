import type { ReactElement } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Localization } from '../../element/custom-element/localization.js'
import type { Messages } from '../../messages/en.js'
import { Button } from '../../ui/actions/button.js'
import { SaveStatus } from '../../ui/feedback/save-status.js'
import { ChoiceFrame } from '../../ui/fields/choice-frame.js'
import { RangeScaleFrame } from '../../ui/fields/range-scale-frame.js'
import { SelectBox } from '../../ui/fields/select-box.js'
import { StepperFrame } from '../../ui/fields/stepper-frame.js'
import { DisclosureFrame } from '../../ui/layout/disclosure-frame.js'
import { TooltipFrame } from '../../ui/overlay/tooltip-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import { ActivityPlaceholder } from '../device/activity-placeholder.js'
import { FirstDeviceHero } from '../device/first-device-hero.js'
import { FirstDeviceScreen } from '../device/first-device-screen.js'
import { degreesText, fanModeText, modeText } from '../climate/climate-text.js'
import { keptTemperatureUnit } from '../climate/kept-temperature-unit.js'
import { deviceClimate, offeredModes } from '../climate/rules/climate.js'
import { climateLimits } from '../climate/rules/climate-limits.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { fanMode, OFFERED_FAN_MODES } from '../climate/rules/thermostat-status.js'
import { currentTemperature } from '../climate/rules/thermostat-reading.js'
import { SetPointSteppersFrame } from '../climate/set-point-steppers-frame.js'
import { type SetPoint, setPointsOf } from '../climate/set-points.js'
import { PresetChoices } from './preset-choices.js'
import { ScaleSwitch } from './scale-switch.js'
import { SettingRow } from './setting-row.js'
import { ThermostatReading } from './thermostat-reading.js'
import css from './thermostat.css'
import { shownModes, unitChoices } from '../climate/thermostat-choices.js'

registerStyles(css)

interface ModesProps {
  readonly id: string
  readonly label: string
  readonly offered: readonly string[]
  readonly value: string
  readonly textOf: (mode: string) => string
}

/** Prerendered `ModeSelect`. */
const FirstModes = ({ id, label, offered, value, textOf }: ModesProps) => (
  <div className="field stack gap-1">
    <label htmlFor={id} className="unseen">
      {label}
    </label>
    <SelectBox>
      <select id={id} aria-invalid="false" aria-disabled>
        {shownModes(offered, value).map((mode) => (
          <option key={mode} value={mode} selected={mode === value}>
            {textOf(mode)}
          </option>
        ))}
      </select>
    </SelectBox>
  </div>
)

interface SettingsProps {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly points: readonly SetPoint[] | undefined
  readonly messages: Messages
}

/** Prerendered `ThermostatSettings`. Steppers and modes are not interactive. */
function FirstSettings({ device, unit, points, messages }: SettingsProps) {
  const { thermostat: texts } = messages
  const fan = fanMode(device)
  return (
    <section role="group" className="settings" aria-labelledby="settings">
      <div className="settings-title inline wrap">
        <h3 id="settings" className="small">
          {texts.currentSettings}
        </h3>
        <TooltipFrame label={texts.aboutCurrentSettings} />
        <Button variant="link">{texts.managePresets(climatePresets(device).length)}</Button>
      </div>
      <PresetChoices {...{ device, unit, messages }} />
      {points && (
        <SetPointSteppersFrame points={points} messages={messages} inert>
          {(point) => <StepperFrame key={point.tone} {...point} id={point.tone} shown={point.text} isMuted />}
        </SetPointSteppersFrame>
      )}
      <SettingRow label={texts.mode} status={<SaveStatus state="idle" labels={texts} />} inert>
        <FirstModes
          id="mode"
          label={texts.mode}
          offered={offeredModes(device)}
          value={deviceClimate(device).mode}
          textOf={(mode) => modeText(mode, messages)}
        />
      </SettingRow>
      {fan && (
        <SettingRow label={texts.fanMode} inert>
          <FirstModes
            id="fan-mode"
            label={texts.fanMode}
            offered={OFFERED_FAN_MODES}
            value={fan}
            textOf={(mode) => fanModeText(mode, messages)}
          />
        </SettingRow>
      )}
    </section>
  )
}

interface Props {
  readonly device: Device
  /** @default the unit that the user has chosen last, else Fahrenheit */
  readonly unit?: TemperatureUnit | undefined
  readonly localization: Localization
  /** `true` if a row of a list has opened it. @default false */
  readonly isOpened?: boolean
}

/** Prerendered `Thermostat`, without hooks and context. The controls and the unit switch are not interactive. */
export function FirstThermostat({
  device,
  unit = keptTemperatureUnit() ?? 'fahrenheit',
  localization,
  isOpened
}: Props): ReactElement {
  const { messages } = localization
  const { thermostat: texts, device: deviceTexts } = messages
  const climate = deviceClimate(device)
  const points = setPointsOf({ climate, limits: climateLimits(device), unit, onChange: () => {} }, messages)
  const current = currentTemperature(device, unit)
  return (
    <FirstDeviceScreen
      title={deviceTexts.titles.thermostat}
      actions={<ChoiceFrame name="unit" label={texts.unit} hideLabel options={unitChoices(texts)} value={unit} inert />}
      {...{ localization, isOpened }}
    >
      <FirstDeviceHero device={device} messages={messages} isStatusShown={false}>
        <div className="thermostat">
          <div className="room">
            <ThermostatReading {...{ device, unit, climate, messages }} />
            {points && <ScaleSwitch label={texts.scale} isOpen={false} onToggle={() => {}} />}
            {points && (
              <RangeScaleFrame
                {...points}
                id="gap"
                current={current}
                currentLabel={current === undefined ? undefined : texts.now(degreesText(current, unit, messages))}
                isDial
                isMuted
                inert
              />
            )}
          </div>
          <FirstSettings {...{ device, unit, messages }} points={points?.handles} />
        </div>
      </FirstDeviceHero>
      <DisclosureFrame id="information" title={deviceTexts.information} />
      <ActivityPlaceholder hasFacts />
    </FirstDeviceScreen>
  )
}
