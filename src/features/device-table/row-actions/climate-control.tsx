import { lazyPart } from '../../../element/lazy/lazy-part.js'
import type { Device } from '../../../core/resources/resources.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { PopoverButton } from '../../../ui/overlay/popover-button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import css from './row-panel.css'
import { useRowButton } from './use-row-button.js'

registerStyles(css)

const ClimatePanel = lazyPart(() => import('./climate-panel.js').then(({ ClimatePanel: part }) => part))

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly tabIndex: 0 | -1
}

/** Button that opens mode and set points of a thermostat. */
export function ClimateControl({ device, unit, tabIndex }: Props) {
  const texts = useMessages(ROW_ACTIONS)
  const { name, named, label } = useRowButton(device, texts.adjust)
  return (
    <>
      <PopoverButton {...named} label={name} text={texts.adjust} tabIndex={tabIndex}>
        {() => (
          <div className="row-panel stack gap-3">
            <ClimatePanel device={device} unit={unit} />
          </div>
        )}
      </PopoverButton>
      {label}
    </>
  )
}
