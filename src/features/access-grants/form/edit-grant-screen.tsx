import { useState } from 'react'
import type { Operation } from '../../../core/gate/operations.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { Form, FormField } from '../../../element/form/form.js'
import { isMissing, ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import { SETTLED_QUERY } from '../../../element/hooks/use-query.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { ErrorMessage } from '../../../ui/feedback/error-message.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'
import { FormGroup } from './form-group.js'
import { GrantFormFrame } from './grant-form-frame.js'
import { GrantFormSkeleton } from './grant-form-skeleton.js'
import { useGrantEdit } from './use-grant-edit.js'
import { type GrantSubject, useGrantSubject } from './use-grant-subject.js'
import { WhenFields } from './when-fields.js'

const UPDATE: readonly Operation[] = ['accessGrants.update']

interface EditProps {
  readonly subject: GrantSubject
  /** `true` if the access no longer exists. */
  readonly isGone: boolean
  /** Called with the id after saving. If omitted, the form stays. */
  readonly onSaved: ((accessGrantId: string) => void) | undefined
}

function EditGrantForm({ subject, isGone, onSaved }: EditProps) {
  const { options, messages } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const grantTexts = useTexts(ACCESS_GRANTS)
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  const { grant, doors, modes, zone: doorZone } = subject
  const { form, hasStarted } = useGrantEdit({ subject, onSaved })
  const isOperationRefused = useIsOperationRefused(grant.access_grant_id, UPDATE)
  const ids = { accessGrantId: grant.access_grant_id }

  function disabledReason(): string | undefined {
    if (isGone) return grantTexts.notFound
    if (options.disableEditAccessGrant) return codeTexts.turnedOff
    if (isBeingDeleted(grant)) return grantTexts.beingRemoved
    return isOperationRefused ? messages.general.operationRefused : undefined
  }
  return (
    <GrantFormFrame form={form} title={texts.edit} ids={ids} doorZone={doorZone}>
      {(zone) => (
        <ResourceScreen
          name={zone.isOpen ? undefined : 'access-grant-form'}
          ids={ids}
          title={texts.edit}
          id={grant.access_grant_id}
          resource={grant}
          // An open form is never replaced by a loading or error state.
          status={SETTLED_QUERY}
          texts={grantTexts}
        >
          {() => (
            <Form form={form} disabledReason={disabledReason()}>
              <FormGroup legend={texts.who}>
                <FormField form={form} name="name" label={grantTexts.name}>
                  {(field) => <TextField {...field} required />}
                </FormField>
              </FormGroup>
              <FormGroup legend={texts.where}>
                {doors.length > 0 && <bdi>{messages.general.facts(doors, ', ')}</bdi>}
                <p className="muted small">{texts.doorsFixed}</p>
              </FormGroup>
              <WhenFields form={form} zone={zone} hasStarted={hasStarted} />
              {modes.length > 0 && (
                <FormGroup legend={texts.how}>
                  <p>
                    {messages.general.facts(
                      modes.map((mode) => grantTexts.modes[mode]),
                      ', '
                    )}
                  </p>
                </FormGroup>
              )}
            </Form>
          )}
        </ResourceScreen>
      )}
    </GrantFormFrame>
  )
}

interface Props {
  readonly accessGrantId: string | undefined
  /** Called with the id after saving. If omitted, the form stays. */
  readonly onSaved?: ((accessGrantId: string) => void) | undefined
}

/** The form that changes the name and the times of an access. */
export function EditGrantScreen({ accessGrantId, onSaved }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const grantTexts = useTexts(ACCESS_GRANTS)
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  const { options } = useElement()
  const { subject, status } = useGrantSubject(accessGrantId)
  const [isOpen, setOpen] = useState(false)
  const isOff = options.disableEditAccessGrant === true
  if (subject && !isOpen && !isOff && !isBeingDeleted(subject.grant)) setOpen(true)
  if (subject && isOpen) {
    const isGone = isMissing(status, true) && !isRefused(status.error)
    return <EditGrantForm subject={subject} isGone={isGone} onSaved={onSaved} />
  }
  return (
    <ResourceScreen
      name="access-grant-form"
      ids={{ accessGrantId }}
      title={texts.edit}
      id={accessGrantId}
      resource={subject}
      status={status}
      texts={grantTexts}
      skeleton={<GrantFormSkeleton />}
    >
      {() => <ErrorMessage title={texts.notEditable} detail={isOff ? codeTexts.turnedOff : grantTexts.beingRemoved} />}
    </ResourceScreen>
  )
}
