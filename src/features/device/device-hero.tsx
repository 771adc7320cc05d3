import { isInvalidInputError } from '../../client/index.js'
import type { Device } from '../../core/resources/resources.js'
import { useAction } from '../../element/actions/use-action.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ConflictQuestion } from '../../element/form/field-conflict.js'
import { UnsavedChanges } from '../../element/frame/unsaved-changes.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { useIsPending } from '../../element/hooks/use-pending-mutation.js'
import { EditableText, type TextConflict, type TypedText } from '../../ui/fields/editable-text.js'
import { DeviceHeroFrame, type DeviceHeroProps } from './device-hero-frame.js'
import { DevicePicture } from './device-picture.js'
import { nameKey, renameDevice } from './rename-device.js'
import { deviceName, deviceNameError, normalizeDeviceName } from './rules/device.js'

interface Rename {
  readonly isPending: boolean
  /** Saves a typed name. @returns what is wrong with it, or `''` if a message outside the field has the reason */
  save(typed: string): Promise<true | string>
}

function useRename(device: Device): Rename {
  const messages = useTexts()
  const rename = useAction(renameDevice)
  return {
    isPending: useIsPending(nameKey(device.device_id)),
    async save(typed) {
      const name = normalizeDeviceName(typed)
      if (name === normalizeDeviceName(deviceName(device) ?? '')) return true
      // The field shows errors.
      const outcome = await rename({ device, name }, { shouldNotify: (ending) => ending === 'succeeded' })
      if (outcome.status === 'rejected') return outcome.reason === 'canceled' || ''
      if (outcome.status === 'succeeded') return true
      const error = outcome.status === 'failed' && outcome.error
      const [rejection] = isInvalidInputError(error) ? error.getValidationErrorMessages('name') : []
      return rejection || failureText(error, messages.device.renameFailed, messages)
    }
  }
}

function NameConflict({ mine, theirs, onChoose }: TextConflict) {
  const { device: texts } = useTexts()
  return <ConflictQuestion label={texts.name} values={{ mine, theirs }} onChoose={onChoose} />
}

function NameGuard({ field, ...name }: TypedText) {
  const { device: texts } = useTexts()
  return <UnsavedChanges {...name} subject={texts.name} returnTo={field} />
}

function DeviceName({ device }: { readonly device: Device }) {
  const { device: texts, general } = useTexts()
  const { isPending, save } = useRename(device)
  const messages = { 'too-short': texts.nameTooShort, 'too-long': texts.nameTooLong }
  return (
    <EditableText
      value={deviceName(device) ?? texts.unnamed}
      label={texts.name}
      editLabel={texts.editName}
      saveLabel={general.save}
      cancelLabel={general.cancel}
      pending={isPending}
      validate={(typed) => {
        const error = deviceNameError(typed)
        return error && messages[error]
      }}
      onSave={save}
      Conflict={NameConflict}
      Guard={NameGuard}
    />
  )
}

/** Top of a device screen, with an editable name. */
export const DeviceHero = (props: DeviceHeroProps) => (
  <DeviceHeroFrame
    {...props}
    messages={useTexts()}
    picture={<DevicePicture device={props.device} size={48} />}
    name={<DeviceName device={props.device} />}
  />
)
