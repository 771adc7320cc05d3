import { useRef, useState } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNavigation } from '../../../element/frame/navigation-context.js'
import { ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useInnerScreen, useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { isFailing, type QueryStatus } from '../../../element/hooks/use-query.js'
import { useShownId } from '../../../element/hooks/use-shown-id.js'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { LiveRegion } from '../../../ui/feedback/live-region.js'
import { CircleCheck } from '../../../ui/icons.js'
import { DetailsPage } from '../../../ui/layout/details-page.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { AccessCodeEditEvent } from '../access-code-events.js'
import type { OpenCodeForm } from '../deletion/use-code-deletion.js'
import { AccessCodeForm } from '../form/lazy-access-code-form.js'
import { canChange } from '../rules/access-code-status.js'
import { isRemoving } from '../rules/code-transition.js'
import { useCodeAndDevice } from '../use-code-and-device.js'
import { AccessCodeActions } from './access-code-actions.js'
import { AccessCodeAlerts } from './access-code-alerts.js'
import css from './access-code-details.css'
import { AccessCodeDevice } from './access-code-device.js'
import { AccessCodeHero } from './access-code-hero.js'
import { AccessCodeInformation } from './access-code-information.js'
import { AccessCodeSkeleton } from './access-code-skeleton.js'
import { CodeUseSection } from './code-use-section.js'
import { useCodeAccess } from './use-code-access.js'

registerStyles(css)

const CodeActivity = lazyScreen(() => import('../use/code-activity.js').then(({ CodeActivity: screen }) => screen))

const NEXT_SCREENS = [CodeActivity]
const NEXT_SCREENS_AND_FORM = [CodeActivity, AccessCodeForm]

interface Props {
  readonly accessCodeId?: string | undefined
  /** Device in whose table the details were opened. */
  readonly deviceId?: string | undefined
  /**
   * Status of the list that decides if the code may be shown. Nothing of the code is shown until the list is loaded.
   */
  readonly awaited?: QueryStatus | undefined
  /** Opens the form of a new code in place of the table. @default opens it in place of the details */
  readonly onRejectedRecreation?: OpenCodeForm | undefined
}

/** Options of the opened form. */
interface OpenedForm {
  /** The deleted code to recreate. */
  readonly recreation?: RejectedRecreation<AccessCode>
  readonly generatesCode?: boolean
}

function Details({ accessCodeId, deviceId: tableDeviceId, awaited, onRejectedRecreation }: Props) {
  const { controller, messages, options } = useElement()
  const canOffer = useCanOffer()
  const { accessCode: texts } = messages
  const { removed } = useTexts(ACCESS_CODE)
  const place = useNavigation()
  const [openedForm, setOpenedForm] = useState<OpenedForm>()
  usePreload(options.disableEditAccessCode ? NEXT_SCREENS : NEXT_SCREENS_AND_FORM)
  const form = useScreenStack(openedForm, setOpenedForm, () => 'form')
  const activity = useInnerScreen(accessCodeId)
  const access = useCodeAccess(accessCodeId)
  const shownIds = { accessCodeId, deviceId: tableDeviceId }
  const isDeletedHere = useRef(false)
  const [last, setLast] = useState<AccessCode | 'removed'>()
  const isRemoved = last === 'removed'
  // After an expected removal the query would only fail, so it is not observed.
  const known = useCodeAndDevice(isRemoved ? undefined : accessCodeId, (code) =>
    awaited ? undefined : parseString(code?.device_id)
  )
  const { resource, status } = known.code
  const { resource: device, status: deviceStatus } = known.device
  if (resource && resource !== last) setLast(resource)
  if (!resource && last && !isRemoved && isRemoving(last)) setLast('removed')

  // Only once: a later change of the navigation is no reason to leave again.
  useOnChange(isRemoved, () => isRemoved && isDeletedHere.current && !place.isFirst && place.leave())

  function edit(generatesCode = false): void {
    if (accessCodeId !== undefined && controller.dispatch(new AccessCodeEditEvent(accessCodeId)))
      form.open({ generatesCode })
  }
  /** A list shows the code itself. */
  function showRecreated(id: string): void {
    if (place.isFirst && accessCodeId !== undefined) controller.replaceRemoved(accessCodeId, id)
  }
  const openRecreation: OpenCodeForm = (recreation) => form.openIfFree({ recreation })
  const isEditable = (code: AccessCode): boolean =>
    canChange(code, device) && canOffer('accessCodes.update', code.access_code_id)

  // The device decides which parts of the code may be shown. A device that cannot be loaded does not block the details.
  const isDeviceAwaited = known.deviceId !== undefined && !device && !isFailing(deviceStatus)

  if (openedForm) {
    const { recreation } = openedForm
    function closeForm(savedId: string): void {
      form.finish()
      if (recreation) showRecreated(savedId)
    }
    const formAbout = recreation ? { deviceId: parseString(recreation.resource.device_id) } : shownIds
    return form.wrap(<AccessCodeForm {...openedForm} {...formAbout} note={access.note} onSaved={closeForm} />)
  }
  if (activity.isOpen && accessCodeId !== undefined && known.deviceId !== undefined) {
    return activity.wrap(<CodeActivity accessCodeId={accessCodeId} deviceId={known.deviceId} />)
  }
  if (access.opened) return access.opened
  const details = (
    <ResourceScreen
      name="access-code-details"
      ids={shownIds}
      resource={resource}
      texts={texts}
      status={resource && awaited ? awaited : status}
      title={texts.title}
      id={accessCodeId}
      isAwaiting={isDeviceAwaited || awaited !== undefined}
      skeleton={<AccessCodeSkeleton />}
      instead={
        isRemoved && (
          <LiveRegion className="block">
            <EmptyState icon={<CircleCheck />} title={removed} />
          </LiveRegion>
        )
      }
    >
      {(code) => (
        <DetailsPage
          className="code-details"
          facts={
            <>
              {known.deviceId !== undefined && (
                <CodeUseSection code={code} deviceId={known.deviceId} device={device} activity={activity} />
              )}
              {known.deviceId !== undefined && <AccessCodeDevice device={device} status={deviceStatus} />}
              {access.line}
              <AccessCodeInformation code={code} device={device} />
            </>
          }
          actions={
            device && (
              <AccessCodeActions
                code={code}
                device={device}
                note={access.note}
                editButton={form.opener}
                onEdit={() => edit()}
                onDelete={() => void (isDeletedHere.current = true)}
                onRejectedRecreation={onRejectedRecreation ?? openRecreation}
                onRecreated={showRecreated}
              />
            )
          }
        >
          <AccessCodeHero code={code} device={device} />
          <AccessCodeAlerts
            code={code}
            device={device}
            onChooseCode={isEditable(code) ? () => edit(true) : undefined}
            onCodes={tableDeviceId === undefined ? undefined : place.leave}
          />
        </DetailsPage>
      )}
    </ResourceScreen>
  )
  return form.wrap(activity.wrap(access.wrap(details)))
}

/** The details of an access code, or of the one that an undo has created in its place. The key resets the state for another code. */
export function AccessCodeDetails({ accessCodeId, ...props }: Props) {
  const id = useShownId(accessCodeId)
  return <Details key={id} {...props} accessCodeId={id} />
}
