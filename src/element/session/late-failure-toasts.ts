import { useEffect } from 'react'
import type { Messages } from '../../messages/en.js'
import { accessCodeName } from '../../model/access-code.js'
import { deviceName } from '../../model/device.js'
import type { Session } from '../../store/session.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { onLateFailure } from './late-failures.js'

interface Props {
  readonly session: Session
  readonly messages: Messages
}

/** Tells a person of what was deleted in an element that is gone, and could not be. */
export function LateFailureToasts({ session, messages }: Props) {
  const { show } = useToasts()
  useEffect(
    () =>
      onLateFailure(session, ({ operation, device_id = '', access_code_id = '' }) => {
        const { accessCodes, devices } = session.store.getState().confirmed
        const code = accessCodes.get(access_code_id)?.resource
        const device = devices.get(device_id)?.resource
        const subject = code ? accessCodeName(code) : device && deviceName(device)
        const message = {
          'accessCodes.delete': messages.accessCode.deleteFailed,
          'thermostats.deleteClimatePreset': messages.climatePresets.deleteFailed
        }[operation]
        if (message) show({ variant: 'error', subject, message })
      }),
    [session, messages, show]
  )
  return null
}
