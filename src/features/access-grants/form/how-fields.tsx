import { useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { TriangleAlert } from '../../../ui/icons.js'
import type { WayMode } from '../rules/access-grant.js'
import type { GrantForm } from '../rules/form/grant-form.js'
import { type ChosenDoors, isOfflineOnly, reachOf } from '../rules/form/offered-doors.js'
import { FormGroup } from './form-group.js'
import { PinFields } from './pin-fields.js'
import type { PinLimits } from './use-pin-limits.js'

/** Number of doors that are named. */
const NAMED = 3

interface Props {
  readonly form: FormControl<GrantForm>
  /** Ways in that the host offers. */
  readonly offered: readonly WayMode[]
  readonly possible: readonly WayMode[]
  /** Chosen ways in that are possible. */
  readonly modes: readonly WayMode[]
  readonly chosen: ChosenDoors
  readonly limits: PinLimits
}

/** Check boxes for the ways in, with what each needs. */
export function HowFields({ form, offered, possible, modes, chosen, limits }: Props) {
  const { general } = useTexts()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const { errors, setValue } = form
  const first = offered.find((mode) => possible.includes(mode))

  /** Says where a way in doesn't work. */
  function hintOf(mode: WayMode): string | undefined {
    if (chosen.doors.length === 0) return undefined
    if (!possible.includes(mode)) return texts.notTaken[mode]
    const { total, without } = reachOf(mode, chosen)
    if (!chosen.areKnown || without.length === 0) return undefined
    const names = without.slice(0, NAMED).map(({ name }) => name ?? grantTexts.someDoor)
    const more = without.length - NAMED
    const listed = general.facts(names, ', ')
    return texts.worksAt(
      total - without.length,
      total,
      more > 0 ? general.facts([listed, general.more(more)], ' ') : listed
    )
  }
  const offline = chosen.doors.filter(({ lock }) => lock && isOfflineOnly(lock))
  return (
    <FormGroup legend={texts.how} error={errors.modes}>
      {offered.map((mode) => {
        const isChosen = modes.includes(mode)
        return (
          <div key={mode} role="group" aria-label={grantTexts.modes[mode]} className="stack">
            <Checkbox
              label={grantTexts.modes[mode]}
              hint={hintOf(mode)}
              checked={isChosen}
              disabled={!possible.includes(mode)}
              aria-invalid={errors.modes !== undefined && mode === first}
              onChange={(isOn) => setValue('modes', isOn ? [...modes, mode] : modes.filter((each) => each !== mode))}
            />
            {isChosen && (
              <div className="way-details stack">
                {mode === 'code' && <PinFields form={form} limits={limits} />}
                {mode === 'code' &&
                  offline.map(({ id, name }) => (
                    <Status key={id} tone="warning" icon={<TriangleAlert />}>
                      {texts.notRevocable(name ?? grantTexts.someDoor)}
                    </Status>
                  ))}
                {mode === 'mobile_key' && (
                  <FormField form={form} name="uses" label={texts.uses}>
                    {(field) => <TextField {...field} inputMode="numeric" required />}
                  </FormField>
                )}
                {mode === 'card' && <p className="muted small">{texts.encodedLater}</p>}
              </div>
            )}
          </div>
        )
      })}
    </FormGroup>
  )
}
