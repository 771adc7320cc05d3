import type { ReactNode } from 'react'
import type { FormControl } from '../../../element/form/use-form.js'
import { UnsavedChangesGuard } from '../../../element/frame/unsaved-changes-guard.js'
import { type InnerScreen, useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import type { ScreenReport } from '../../../element/frame/use-screen.js'
import { hasHalfDate, type ZonedTimes } from '../rules/access-code-form.js'
import { TimeZoneScreen, type TimeZoneScreenProps } from './time-zone-screen.js'

/** Focuses the first field, which shows that a form starts again if the host keeps it open. */
export const focusFirst = ({ element }: Pick<FormControl<object>, 'element'>): void =>
  element.current?.querySelector('input')?.focus()

/** Values of a form with a name and times. */
interface NamedTimes extends ZonedTimes {
  readonly name: string
}

export interface ZonedFormProps<Values extends NamedTimes> {
  readonly form: FormControl<Values>
  readonly title: string
  /** Name of what the form edits. @default the typed name, else the title */
  readonly subject?: string | undefined
  /** `true` if input would be lost. @default `true` if the user has changed something */
  readonly isChanged?: boolean
  readonly ids: ScreenReport['ids']
  /** The screen to choose the time zone. `undefined` keeps it closed. */
  readonly timeZone: Omit<TimeZoneScreenProps<Values>, 'ids'> | undefined
  /** Called when the input is discarded. @default starts the form again */
  readonly onDiscard?: (() => void) | undefined
  readonly children: (zone: InnerScreen) => ReactNode
}

/** A form that asks before input is lost, with the screen to choose its time zone. */
export function ZonedFormFrame<Values extends NamedTimes>(props: ZonedFormProps<Values>) {
  const { form, title, subject, isChanged = form.isDirty, ids, timeZone, onDiscard = startAgain, children } = props
  const inner = useInnerScreen('zone')
  const isOpen = inner.isOpen && timeZone !== undefined
  function startAgain(): void {
    form.reset()
    focusFirst(form)
  }
  return (
    <UnsavedChangesGuard
      subject={subject ?? (form.values.name.trim() || title)}
      isChanged={isChanged}
      isSaving={form.isSaving}
      sharesEscape
      onDiscard={onDiscard}
    >
      {isOpen &&
        inner.wrap(
          <UnsavedChangesGuard subject={title} isChanged={false}>
            <TimeZoneScreen ids={ids} {...timeZone} />
          </UnsavedChangesGuard>
        )}
      {(!isOpen || hasHalfDate(form.values)) && <div hidden={isOpen}>{children({ ...inner, isOpen })}</div>}
    </UnsavedChangesGuard>
  )
}
