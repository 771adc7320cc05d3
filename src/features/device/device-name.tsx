import { useMessages } from '../../element/custom-element/element-context.js'
import { deviceName, deviceNameError } from './rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import { EditableText, type TextConflict, type TypedText } from '../../ui/fields/editable-text.js'
import { ConflictQuestion } from '../../element/form/field-conflict.js'
import { UnsavedChanges } from '../../element/frame/unsaved-changes.js'
import { useRename } from './use-rename.js'

function NameConflict({ mine, theirs, onChoose }: TextConflict) {
  const { device: texts } = useMessages()
  return <ConflictQuestion label={texts.name} values={{ mine, theirs }} onChoose={onChoose} />
}

function NameGuard({ field, ...name }: TypedText) {
  const { device: texts } = useMessages()
  return <UnsavedChanges {...name} subject={texts.name} returnTo={field} />
}

export function DeviceName({ device }: { readonly device: Device }) {
  const { device: texts, general } = useMessages()
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
