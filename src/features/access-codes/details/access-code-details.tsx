import { useLayoutEffect, useRef, useState } from 'react'
import { AccessCodeEditEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { type QueryStatus, useResource } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import { canChange, isRemoving } from '../rules/access-code-status.js'
import { displayZone, localZone } from '../../../core/values/time-zone.js'
import { text } from '../../../core/values/value.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { deviceQuery } from '../../device/data/queries.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { CircleCheck } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useScreenPlace } from '../../../element/frame/screen-place.js'
import { useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import type { CodeAgain, OpenCodeForm } from '../deletion/deleted-code.js'
import { useDeleteAccessCode } from '../deletion/use-delete-access-code.js'
import { AccessCodeActions } from './access-code-actions.js'
import { AccessCodeAlerts } from './access-code-alerts.js'
import css from './access-code-details.css'
import { AccessCodeDevice } from './access-code-device.js'
import { AccessCodeHero } from './access-code-hero.js'
import { AccessCodeInformation } from './access-code-information.js'

registerStyles(css)

const AccessCodeForm = lazyScreen(() =>
  import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen)
)

interface Props {
  readonly accessCodeId?: string | undefined
  /** The device in whose table it was opened. */
  readonly deviceId?: string | undefined
  /** How the list stands that has yet to tell whether the code may be seen; until it has, nothing of it is. */
  readonly awaited?: QueryStatus | undefined
  /** Opens the form of a new code in place of the table. @default in place of the details */
  readonly onAgain?: OpenCodeForm | undefined
}

function Details({ accessCodeId, deviceId: tableDeviceId, awaited, onAgain }: Props) {
  useShownScreen('access-code-details')
  const { controller, options } = useElement()
  const { accessCode: texts } = useMessages()
  const place = useScreenPlace()
  const form = useInnerScreen(accessCodeId)
  const about = { accessCodeId, deviceId: tableDeviceId }
  useScreenChange(form.isOpen ? undefined : 'access-code-details', about)
  const isMounted = useIsMounted()
  const [again, setAgain] = useState<CodeAgain>()
  const remove = useDeleteAccessCode(onAgain ?? makeAgain)
  const isDeletedHere = useRef(false)
  const [last, setLast] = useState<AccessCode>()
  const [isRemoved, setIsRemoved] = useState(false)
  const [makesUpCode, setMakesUpCode] = useState(false)
  // What has been removed as it was to be is no failure to tell of, now or at the next look.
  const { resource, status } = useResource(
    accessCodeId === undefined || isRemoved ? undefined : accessCodeQuery(accessCodeId)
  )
  const deviceId = awaited ? undefined : text(resource?.device_id)
  const { resource: device, status: deviceStatus } = useResource(
    deviceId === undefined ? undefined : deviceQuery(deviceId)
  )
  if (resource && resource !== last) setLast(resource)
  if (!resource && last && isRemoving(last) && !isRemoved) setIsRemoved(true)

  useLayoutEffect(() => {
    if (isRemoved && isDeletedHere.current && !place.isFirst) place.leave()
    // Once: that there is another way back by then is no reason to go again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRemoved])

  function edit(makesUpCode = false): void {
    if (accessCodeId === undefined || !controller.dispatch(new AccessCodeEditEvent(accessCodeId))) return
    setAgain(undefined)
    setMakesUpCode(makesUpCode)
    form.open()
  }
  function makeAgain(deleted: CodeAgain): boolean {
    if (!isMounted.current || form.isOpen) return false
    setAgain(deleted)
    form.open()
    return true
  }
  const isEditable = (code: AccessCode): boolean =>
    !options.disableEditAccessCode && !!device && canChange(code, device)

  // Only the device tells what of the code may be shown; one that cannot be loaded is waited for no longer.
  const isDeviceAwaited =
    deviceId !== undefined && !device && deviceStatus.error === undefined && deviceStatus.failureCount === 0

  if (form.isOpen && again) {
    return form.place(<AccessCodeForm deviceId={text(again.code.device_id)} again={again} onSaved={form.close} />)
  }
  if (form.isOpen) return form.place(<AccessCodeForm {...about} onSaved={form.close} makesUpCode={makesUpCode} />)
  return form.place(
    <ResourceScreen
      {...{ resource, texts }}
      status={resource && awaited ? awaited : status}
      title={texts.title}
      id={accessCodeId}
      isAwaiting={isDeviceAwaited || awaited !== undefined}
      instead={
        isRemoved && (
          <output className="code-removed">
            <EmptyState icon={<CircleCheck />} title={texts.removed} />
          </output>
        )
      }
    >
      {(code) => (
        <div className="code-details">
          <AccessCodeHero code={code} device={device} zone={device ? displayZone(device) : localZone()}>
            {device && (
              <AccessCodeActions
                {...{ code, device }}
                editButton={form.opener}
                onEdit={() => edit()}
                onDelete={() => {
                  isDeletedHere.current = true
                  void remove(code)
                }}
              />
            )}
          </AccessCodeHero>
          <AccessCodeAlerts
            code={code}
            device={device}
            onChooseCode={isEditable(code) ? () => edit(true) : undefined}
            onCodes={tableDeviceId === undefined ? undefined : place.leave}
          />
          {deviceId !== undefined && <AccessCodeDevice device={device} status={deviceStatus} />}
          <AccessCodeInformation code={code} zone={device ? displayZone(device) : localZone()} />
        </div>
      )}
    </ResourceScreen>
  )
}

/** The details of an access code. What was done to one is of no concern to another. */
export const AccessCodeDetails = (props: Props) => <Details key={props.accessCodeId} {...props} />
