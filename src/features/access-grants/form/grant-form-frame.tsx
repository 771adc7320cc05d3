import type { ReactNode } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { UnsavedChangesGuard } from '../../../element/frame/unsaved-changes-guard.js'
import { type InnerScreen, useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import type { ScreenReport } from '../../../element/frame/use-screen.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { TimeZoneScreen } from '../../access-codes/form/time-zone-screen.js'
import { hasHalfDate } from '../../access-codes/rules/access-code-form.js'
import { followsDoor, type GrantForm } from '../rules/form/grant-form.js'

interface Props {
  readonly form: FormControl<GrantForm>
  readonly title: string
  readonly ids: ScreenReport['ids']
  /** Time zone of the doors. */
  readonly doorZone: string | undefined
  /** Called when the input is discarded. */
  readonly onDiscard: () => void
  readonly children: (zone: InnerScreen) => ReactNode
}

/** A form that asks before input is lost, with the screen to choose its time zone. */
export function GrantFormFrame({ form, title, ids, doorZone, onDiscard, children }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const zone = useInnerScreen('zone')
  const { values, setValues } = form
  const zoned = {
    values,
    setValues: (change: (form: GrantForm) => GrantForm) =>
      setValues((current) => ({ ...change(current), isZoneChosen: true }))
  }
  return (
    <UnsavedChangesGuard
      subject={values.name.trim() || title}
      isChanged={form.isDirty}
      isSaving={form.isSaving}
      sharesEscape
      onDiscard={onDiscard}
    >
      {zone.isOpen &&
        zone.wrap(
          <UnsavedChangesGuard subject={title} isChanged={false}>
            <TimeZoneScreen
              ids={ids}
              deviceZone={doorZone}
              deviceZoneNote={texts.zoneOfDoor}
              reason={followsDoor(values) ? texts.zoneOfDoor : undefined}
              form={zoned}
            />
          </UnsavedChangesGuard>
        )}
      {(!zone.isOpen || hasHalfDate(values)) && <div hidden={zone.isOpen}>{children(zone)}</div>}
    </UnsavedChangesGuard>
  )
}

/** Focuses the first field, which shows that a form starts again if the host keeps it open. */
export const focusFirst = ({ element }: Pick<FormControl<GrantForm>, 'element'>): void =>
  element.current?.querySelector('input')?.focus()
