import { type ReactNode, useId, useRef, useState } from 'react'
import type { FanMode } from '../../client/resources.js'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Offer } from '../../core/gate/offer.js'
import type { Device } from '../../core/resources/resources.js'
import { useAction } from '../../element/actions/use-action.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../element/frame/use-inner-screen.js'
import { useIsSlow } from '../../element/hooks/use-pending-mutation.js'
import { Button } from '../../ui/actions/button.js'
import { SaveStatus } from '../../ui/feedback/save-status.js'
import { Tooltip } from '../../ui/overlay/tooltip.js'
import { registerStyles } from '../../ui/style/styles.js'
import { fanModeText, modeText } from '../climate/climate-text.js'
import { ModeSelect } from '../climate/mode-select.js'
import { offeredModes, withMode } from '../climate/rules/climate.js'
import type { ClimateLimits } from '../climate/rules/climate-limits.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { fanMode, OFFERED_FAN_MODES } from '../climate/rules/thermostat-status.js'
import { climateKey } from '../climate/set-climate.js'
import { fanModeKey, setFanMode } from '../climate/set-fan-mode.js'
import type { ClimateControl } from '../climate/use-climate-control.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { PresetChoices } from './preset-choices.js'
import css from './thermostat-settings.css'

registerStyles(css)

/** Returns the displayed fan mode and a function that changes it. Queued behind a change that is in flight. */
function useFanMode(device: Device): readonly [string | undefined, (mode: FanMode, offer: Offer) => void] {
  const { session } = useElement()
  const set = useAction(setFanMode)
  const last = useRef<AbortController>(null)
  const [wanted, setWanted] = useState<FanMode>()

  async function choose(mode: FanMode, snapshot: Snapshot): Promise<void> {
    last.current?.abort()
    const choice = new AbortController()
    last.current = choice
    const isLast = (): boolean => last.current === choice
    setWanted(mode)
    const onRetry = (retry: Snapshot) => choose(mode, retry)
    await set({ device, mode }, { snapshot, withdrawn: choice.signal, shouldNotify: isLast, onRetry })
    if (isLast()) setWanted(undefined)
  }

  // A slow change is no longer shown optimistically.
  const isSlow = useIsSlow(fanModeKey(device.device_id))
  return [
    (isSlow ? undefined : wanted) ?? fanMode(device),
    (mode, offer) => void choose(mode, takeSnapshot(session, offer))
  ]
}

interface RowProps {
  readonly label: string
  /** Below the setting. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

const SettingRow = ({ label, status, children }: RowProps) => (
  <div className="setting inline wrap gap-1 gap-x-4">
    {/* The field has the same name for screen readers. */}
    <span aria-hidden>{label}</span>
    {children}
    {status}
  </div>
)

interface Props {
  readonly device: Device
  readonly control: ClimateControl
  readonly limits: ClimateLimits
  /** `true` if the set points show how far a change is. */
  readonly isStatusElsewhere: boolean
  readonly unit: TemperatureUnit
  /** The screen of the presets. */
  readonly presets: Pick<InnerScreen, 'opener' | 'open'>
}

/** Settings of a thermostat: presets, mode, and fan mode. */
export function ThermostatSettings(props: Props) {
  const { device, control, limits, isStatusElsewhere, unit, presets } = props
  const { opener, open } = presets
  const id = useId()
  const messages = useTexts()
  const { thermostat: texts } = messages
  const { climate, state, set, activating, activate } = control
  const [fanMode, chooseFanMode] = useFanMode(device)
  const isClimateLate = useIsSlow(climateKey(device.device_id))
  const isFanLate = useIsSlow(fanModeKey(device.device_id))
  const isLate = isClimateLate || isFanLate
  const isOffline = onlineStatus(device) !== 'online'
  return (
    <section role="group" className="settings" aria-labelledby={id}>
      <div className="settings-title inline wrap">
        <h3 id={id} className="small">
          {texts.currentSettings}
        </h3>
        <Tooltip label={texts.aboutCurrentSettings} text={texts.currentSettingsDetail} />
        <Button ref={opener} variant="link" onClick={open}>
          {texts.managePresets(climatePresets(device).length)}
        </Button>
      </div>
      <PresetChoices device={device} unit={unit} messages={messages} activating={activating} onChoose={activate} />
      <SettingRow
        label={texts.mode}
        status={
          <SaveStatus
            state={isLate ? 'saving' : isStatusElsewhere ? 'idle' : state}
            labels={isLate ? { ...texts, saving: texts.stillWaiting } : texts}
          />
        }
      >
        <ModeSelect
          label={texts.mode}
          offered={offeredModes(device)}
          value={climate.mode}
          disabled={isOffline}
          textOf={(mode) => modeText(mode, messages)}
          onChange={(mode, offer) => set(withMode(climate, mode, limits), offer)}
        />
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
  )
}
