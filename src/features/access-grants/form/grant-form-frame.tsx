import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ZonedFormFrame, type ZonedFormProps } from '../../access-codes/form/zoned-form-frame.js'
import { followsDoor, type GrantForm } from '../rules/form/grant-form.js'

interface Props extends Pick<ZonedFormProps<GrantForm>, 'form' | 'title' | 'ids' | 'onDiscard' | 'children'> {
  /** Time zone of the doors. */
  readonly doorZone: string | undefined
}

/** The form of an access grant. Its time zone is that of the doors until the user chooses another one. */
export function GrantFormFrame({ doorZone, ...props }: Props) {
  const { zoneOfDoor } = useTexts(ACCESS_GRANT_FORM)
  const { values, setValues } = props.form
  const timeZone = {
    deviceZone: doorZone,
    deviceZoneNote: zoneOfDoor,
    reason: followsDoor(values) ? zoneOfDoor : undefined,
    form: {
      values,
      setValues: (change: (form: GrantForm) => GrantForm) =>
        setValues((current) => ({ ...change(current), isZoneChosen: true }))
    }
  }
  return <ZonedFormFrame {...props} timeZone={timeZone} />
}
