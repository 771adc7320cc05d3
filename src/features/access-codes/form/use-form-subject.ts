import { useState } from 'react'
import type { Operation } from '../../../core/gate/operations.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { isMissing } from '../../../element/frame/resource-screen.js'
import { useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import { isRemoving } from '../rules/code-transition.js'
import { useCodeAndDevice } from '../use-code-and-device.js'

/** Subject of a form: a device and, unless the code is new, the edited code. */
export interface FormSubject {
  readonly device: Device
  readonly edited: AccessCode | undefined
}

const CREATE: readonly Operation[] = ['accessCodes.create']
const UPDATE: readonly Operation[] = ['accessCodes.update']

interface Sought {
  /** Last known subject. */
  readonly subject: FormSubject | undefined
  /** Id of the resource that is being loaded. */
  readonly id: string | undefined
  readonly status: QueryStatus
  readonly texts: Readonly<Record<'missingId' | 'notFound' | 'loadFailed' | 'loading', string>>
  /** Reason why the form cannot be saved, temporarily or permanently. */
  readonly disabledReason: string | undefined
}

/** Loads the subject of a form. A resource that was deleted meanwhile keeps its last known state. */
export function useFormSubject(deviceId: string | undefined, accessCodeId: string | undefined): Sought {
  const { options, messages } = useElement()
  const { accessCode: codeTexts, device: deviceTexts } = useTexts()
  const details = useTexts(ACCESS_CODE)
  const texts = useTexts(ACCESS_CODE_FORM)
  const found = useCodeAndDevice(accessCodeId, (known) => parseString(known?.device_id) ?? deviceId)
  const { code, device: owner } = found
  const [subject, setSubject] = useState<FormSubject>()
  const device = owner.resource
  const edited = code.resource
  const isOperationRefused = useIsOperationRefused(
    accessCodeId ?? deviceId ?? '',
    accessCodeId === undefined ? CREATE : UPDATE
  )
  const isKnown = accessCodeId === undefined || edited !== undefined
  if (device && isKnown && (subject?.device !== device || subject.edited !== edited)) setSubject({ device, edited })

  function findDisabledReason(): string | undefined {
    if (accessCodeId === undefined) {
      if (options.disableCreateAccessCode) return texts.turnedOff
      if (subject && !canAddAccessCode(subject.device)) return texts.takesNoCodes
    } else {
      if (isMissing(code.status, isKnown)) return codeTexts.notFound
      if (options.disableEditAccessCode) return texts.turnedOff
      if (edited && isRemoving(edited)) return details.beingRemoved
    }
    if (isMissing(owner.status, device !== undefined)) return deviceTexts.notFound
    return isOperationRefused ? messages.general.operationRefused : undefined
  }
  const sought = isKnown
    ? { id: found.deviceId, status: owner.status, texts: messages.device }
    : { id: accessCodeId, status: code.status, texts: messages.accessCode }
  return { subject, ...sought, disabledReason: findDisabledReason() }
}
