import type { ComponentProps } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { deviceZone } from '../../../core/values/time-zone.js'
import { NavigationContext } from '../../../element/frame/navigation-context.js'
import { CodeFields } from '../form/code-fields.js'
import { TimeZoneScreen } from '../form/time-zone-screen.js'

interface Props
  extends Pick<ComponentProps<typeof CodeFields>, 'form' | 'limits' | 'nameLabel' | 'noDigits' | 'emptyHint'> {
  /** Its place is offered as a time zone. */
  readonly device: Device
  /** `true` while the time zone is chosen, in place of the fields. */
  readonly isZone: boolean
  readonly onZone: (isZone: boolean) => void
}

/** Fields of codes on many locks, in a dialog. */
export function SharedCodeFields({ device, isZone, onZone, ...fields }: Props) {
  if (isZone) {
    return (
      <NavigationContext value={{ isFirst: false, autoFocusTitle: true, leave: () => onZone(false) }}>
        <TimeZoneScreen deviceZone={deviceZone(device)} form={fields.form} />
      </NavigationContext>
    )
  }
  return <CodeFields {...fields} onZone={() => onZone(true)} />
}
