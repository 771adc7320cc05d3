import { useTexts } from '../../element/custom-element/element-context.js'
import { useInnerScreen } from '../../element/frame/use-inner-screen.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { lazyScreen } from '../../element/lazy/lazy-screen.js'
import { usePreload } from '../../element/lazy/use-preload.js'
import { choiceOption, prerendered } from '../../element/options/option.js'
import { Choice } from '../../ui/fields/choice.js'
import { registerStyles } from '../../ui/style/styles.js'
import { presetNameOf } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { useTemperatureUnit } from '../climate/use-temperature-unit.js'
import { ActivityPlaceholder } from '../device/activity-placeholder.js'
import { deviceOptions } from '../device/device-options.js'
import { DeviceScreen, type DeviceScreenProps } from '../device/device-screen.js'
import css from './thermostat.css'
import { ThermostatHero } from './thermostat-hero.js'

registerStyles(css)

const PresetManager = lazyScreen(
  () => import('../climate/presets/preset-manager.js').then(({ PresetManager: screen }) => screen),
  ({ climatePresets }) => climatePresets.title
)
const ThermostatSchedule = lazyScreen(() =>
  import('../schedule/schedule-screen.js').then(({ ThermostatSchedule: screen }) => screen)
)
const DeviceActivity = lazyScreen(() =>
  import('../activity/recent/device-activity.js').then(({ DeviceActivity: screen }) => screen)
)
const RecentActivity = lazyPart(
  () =>
    import(/* webpackPreload: true */ '../activity/recent/recent-activity.js').then(({ RecentActivity: part }) => part),
  <ActivityPlaceholder hasFacts />,
  { isEager: true }
)

/** Screens that open from here. */
const NEXT_SCREENS = [PresetManager, ThermostatSchedule, DeviceActivity]

const UNITS = ['fahrenheit', 'celsius'] as const

/** Display names that replace the platform's keys in the activity list. */
const NAMES = { preset: presetNameOf }

export const thermostatOptions = {
  ...deviceOptions,
  temperatureUnit: prerendered(choiceOption<TemperatureUnit>(...UNITS))
}

interface Props extends DeviceScreenProps {
  /** Initial unit of the temperatures. */
  readonly temperatureUnit?: TemperatureUnit | undefined
}

/** Detail view of a thermostat. */
export function Thermostat({ temperatureUnit, ...props }: Props) {
  const { device: texts, thermostat } = useTexts()
  const [unit, chooseUnit] = useTemperatureUnit(temperatureUnit)
  const presets = useInnerScreen(props.deviceId)
  const schedule = useInnerScreen(props.deviceId)
  const activity = useInnerScreen(props.deviceId)
  usePreload(NEXT_SCREENS)
  if (presets.isOpen) {
    return presets.wrap(<PresetManager deviceId={props.deviceId} temperatureUnit={temperatureUnit} />)
  }
  if (schedule.isOpen) {
    return schedule.wrap(<ThermostatSchedule deviceId={props.deviceId} temperatureUnit={temperatureUnit} />)
  }
  if (activity.isOpen) return activity.wrap(<DeviceActivity deviceId={props.deviceId} names={NAMES} />)
  return presets.wrap(
    schedule.wrap(
      activity.wrap(
        <DeviceScreen
          {...props}
          title={() => texts.titles.thermostat}
          view={() => 'thermostat'}
          actions={
            <Choice
              label={thermostat.unit}
              hideLabel
              options={UNITS.map((each) => ({ value: each, label: thermostat[each] }))}
              value={unit}
              onChange={chooseUnit}
            />
          }
          renderHero={(device, alerts) => (
            <>
              {alerts}
              <ThermostatHero device={device} unit={unit} presets={presets} schedule={schedule} />
            </>
          )}
          renderEnd={(device) => <RecentActivity device={device} activity={activity} names={NAMES} />}
        >
          {() => null}
        </DeviceScreen>
      )
    )
  )
}
