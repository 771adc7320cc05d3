import { lazyPart } from '../../../element/lazy/lazy-part.js'
import type { Device } from '../../../core/resources/resources.js'
import { PopoverButton } from '../../../ui/overlay/popover-button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import css from './row-panel.css'
import { useRowButton } from './use-row-button.js'

registerStyles(css)

const NoisePanel = lazyPart(() => import('./noise-panel.js').then(({ NoisePanel: part }) => part))

interface Props {
  readonly device: Device
  readonly tabIndex: 0 | -1
}

/** Button that opens the last hour of a noise sensor. */
export function NoiseControl({ device, tabIndex }: Props) {
  const texts = useMessages(ROW_ACTIONS)
  const { name, named, label } = useRowButton(device, texts.lastHour)
  return (
    <>
      <PopoverButton {...named} label={name} text={texts.lastHour} tabIndex={tabIndex}>
        {() => (
          <div className="row-panel tall stack gap-3">
            <NoisePanel device={device} />
          </div>
        )}
      </PopoverButton>
      {label}
    </>
  )
}
