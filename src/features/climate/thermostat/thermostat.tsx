import { useMessages } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useTemperatureUnit } from '../use-temperature-unit.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { DeviceScreen, type DeviceScreenProps } from '../../device/device-screen.js'
import { useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import css from './thermostat.css'
import { ThermostatHero } from './thermostat-hero.js'

registerStyles(css)

const PresetManager = lazyScreen(() =>
  import('../presets/preset-manager.js').then(({ PresetManager: screen }) => screen)
)

interface Props extends DeviceScreenProps {
  /** What temperatures are shown in at first. */
  readonly temperatureUnit?: TemperatureUnit | undefined
}

/** The details of a thermostat. */
export function Thermostat({ temperatureUnit, ...props }: Props) {
  useShownScreen('thermostat')
  const { device: texts } = useMessages()
  const [unit, chooseUnit] = useTemperatureUnit(temperatureUnit)
  const presets = useInnerScreen(props.deviceId)
  if (presets.isOpen) {
    return presets.place(<PresetManager deviceId={props.deviceId} temperatureUnit={temperatureUnit} />)
  }
  return presets.place(
    <DeviceScreen
      {...props}
      title={() => texts.titles.thermostat}
      renderHero={(device) => <ThermostatHero device={device} unit={unit} onUnit={chooseUnit} presets={presets} />}
    >
      {() => null}
    </DeviceScreen>
  )
}
