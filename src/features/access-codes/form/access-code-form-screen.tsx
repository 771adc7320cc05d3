import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { deviceZone } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { Form } from '../../../element/form/form.js'
import { ResourceScreen } from '../../../element/frame/resource-screen.js'
import { SETTLED_QUERY } from '../../../element/hooks/use-query.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { ErrorMessage } from '../../../ui/feedback/error-message.js'
import { deviceName } from '../../device/rules/device.js'
import { accessCodeName } from '../rules/access-code.js'
import { hasCodeField } from '../rules/access-code-form-errors.js'
import { CodeFields } from './code-fields.js'
import { CodeFormSkeleton } from './form-skeleton.js'
import { CapacityNotice } from './limits/capacity-notice.js'
import { useCodeForm } from './use-code-form.js'
import { useFormSubject } from './use-form-subject.js'
import { ZonedFormFrame } from './zoned-form-frame.js'

interface Props {
  readonly deviceId?: string | undefined
  /** Id of the edited code. Omit to create a code on the device. */
  readonly accessCodeId?: string | undefined
  /** The deleted code to recreate. */
  readonly recreation?: RejectedRecreation<AccessCode> | undefined
  /** If `true`, a code is generated immediately and replaces the current digits. @default false */
  readonly generatesCode?: boolean | undefined
  /** Says that an edited code belongs to an access. */
  readonly note?: string | undefined
  /** Called with the id after saving. If omitted, an empty form follows a new code. */
  readonly onSaved?: ((accessCodeId: string) => void) | undefined
}

/** The form of an access code. Resets for another code, or for another device if the code is new. */
export function AccessCodeFormScreen(props: Props) {
  const { deviceId, accessCodeId } = props
  return <FormScreen key={accessCodeId === undefined ? `on ${deviceId}` : `code ${accessCodeId}`} {...props} />
}

function FormScreen({ deviceId, accessCodeId, recreation, generatesCode, note, onSaved }: Props) {
  const messages = useTexts()
  const { accessCodeForm: texts, device: deviceTexts } = messages
  const formTexts = useTexts(ACCESS_CODE_FORM)
  const { subject, id, status, texts: soughtTexts, disabledReason } = useFormSubject(deviceId, accessCodeId)
  const isReady = subject !== undefined && disabledReason === undefined
  const { form, limits, isOpen } = useCodeForm({ subject, isReady, recreation, onSaved })

  const isNew = accessCodeId === undefined
  const title = isNew ? texts.create : texts.edit
  const unavailable = isNew ? formTexts.notCreatable : formTexts.notEditable
  const { turnedOff } = formTexts
  // Without the title of the error screen, the text doesn't say what is turned off.
  const formReason =
    disabledReason === turnedOff ? messages.general.facts([unavailable, turnedOff], ' ') : disabledReason
  const ids = { deviceId, accessCodeId }
  return (
    <ZonedFormFrame
      form={form}
      title={title}
      subject={subject?.edited && accessCodeName(subject.edited)}
      isChanged={isOpen && form.isDirty}
      ids={ids}
      timeZone={subject && { deviceZone: deviceZone(subject.device), form }}
    >
      {(zone) => (
        <ResourceScreen
          name={zone.isOpen ? undefined : 'access-code-form'}
          ids={ids}
          title={title}
          subtitle={subject && <bdi>{deviceName(subject.device) ?? deviceTexts.unnamed}</bdi>}
          id={id}
          resource={subject}
          // An open form is never replaced by a loading or error state.
          status={isOpen ? SETTLED_QUERY : status}
          texts={soughtTexts}
          skeleton={<CodeFormSkeleton />}
        >
          {({ device, edited }) =>
            isOpen ? (
              <div className="code-form">
                <Form form={form} disabledReason={formReason}>
                  {edited && note !== undefined && <Alert variant="warning">{note}</Alert>}
                  {isNew && <CapacityNotice limits={limits} />}
                  <CodeFields
                    form={form}
                    limits={limits}
                    generatesCode={generatesCode}
                    nameLabel={edited ? formTexts.name : formTexts.nameNew}
                    noDigits={hasCodeField(device, edited) ? undefined : false}
                    zoneButton={zone.opener}
                    onZone={zone.open}
                  />
                </Form>
              </div>
            ) : (
              <ErrorMessage title={unavailable} detail={disabledReason} />
            )
          }
        </ResourceScreen>
      )}
    </ZonedFormFrame>
  )
}
