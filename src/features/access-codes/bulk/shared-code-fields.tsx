import type { ComponentProps } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { NavigationContext } from '../../../element/frame/navigation-context.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import { generateCode } from '../data/generate-code.js'
import { CodeFields } from '../form/code-fields.js'
import { TimeZoneScreen } from '../form/time-zone-screen.js'
import { randomCode } from '../rules/shared-lock.js'

interface Props
  extends Pick<ComponentProps<typeof CodeFields>, 'form' | 'device' | 'nameLabel' | 'noDigits' | 'emptyHint'> {
  /** `true` while the time zone is chosen, in place of the fields. */
  readonly isZone: boolean
  readonly onZone: (isZone: boolean) => void
}

/** Fields of codes on many locks, in a dialog. */
export function SharedCodeFields({ isZone, onZone, ...fields }: Props) {
  const { session } = useElement()
  const { form, device } = fields
  if (isZone) {
    return (
      <NavigationContext value={{ isFirst: false, autoFocusTitle: true, leave: () => onZone(false) }}>
        <TimeZoneScreen {...{ device, form }} />
      </NavigationContext>
    )
  }
  return (
    <CodeFields
      {...fields}
      generate={async () => (await generateCode(session, device)) ?? randomCode(listedCodeLengths(device))}
      onZone={() => onZone(true)}
    />
  )
}
