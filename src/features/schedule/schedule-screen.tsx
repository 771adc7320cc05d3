import { useState } from 'react'
import { isRefused } from '../../core/queries/is-refused.js'
import { displayZone, zoneLabel } from '../../core/values/time-zone.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { openersOf } from '../../element/frame/item-editing.js'
import { isMissing, ResourceScreen } from '../../element/frame/resource-screen.js'
import { useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useLastKnown } from '../../element/hooks/use-last-known.js'
import { useIsOperationRefused } from '../../element/hooks/use-permissions.js'
import { isFailing, useResource, useResources } from '../../element/hooks/use-query.js'
import { lazyScreen } from '../../element/lazy/lazy-screen.js'
import { usePreload } from '../../element/lazy/use-preload.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { useTemperatureUnit } from '../climate/use-temperature-unit.js'
import { deviceQuery } from '../device/data/queries.js'
import type { DeviceScreenProps } from '../device/device-screen.js'
import { useDeviceSubtitle } from '../device/use-device-subtitle.js'
import { ActiveSettingCard } from './active-setting-card.js'
import { scheduleListQuery } from './data/schedule-queries.js'
import { ExceptionList } from './exceptions/exception-list.js'
import { scheduleExceptions } from './rules/schedule-exceptions.js'
import { type OpenedForm, SCHEDULE_OPERATIONS, type ScheduleEditing } from './schedule-editing.js'
import { ScheduleSkeleton } from './schedule-skeleton.js'
import { WeekPlan } from './week/week-plan.js'

const ExceptionFormScreen = lazyScreen(() =>
  import('./exceptions/exception-form-screen.js').then(({ ExceptionFormScreen: screen }) => screen)
)
const ProgramFormScreen = lazyScreen(() =>
  import('./week/program-form-screen.js').then(({ ProgramFormScreen: screen }) => screen)
)
const WeekFormScreen = lazyScreen(() =>
  import('./week/week-form-screen.js').then(({ WeekFormScreen: screen }) => screen)
)

const FORMS = [ExceptionFormScreen, ProgramFormScreen, WeekFormScreen]

type Kind = OpenedForm['kind']

/** Returns `true` for the kinds that the platform does not permit this session to change on a device. */
function useRefusedKinds(deviceId = ''): Readonly<Record<Kind, boolean>> {
  const exception = useIsOperationRefused(deviceId, SCHEDULE_OPERATIONS.exception)
  const program = useIsOperationRefused(deviceId, SCHEDULE_OPERATIONS.program)
  const week = useIsOperationRefused(deviceId, SCHEDULE_OPERATIONS.week)
  return { hold: exception, exception, program, week }
}

interface Props extends DeviceScreenProps {
  /** Initial unit of the temperatures. */
  readonly temperatureUnit?: TemperatureUnit | undefined
}

function Schedule({ deviceId, temperatureUnit }: Props) {
  const { options, messages } = useElement()
  const { device: deviceTexts } = messages
  const texts = useTexts(SCHEDULE)
  const [unit] = useTemperatureUnit(temperatureUnit)
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const { resources, status: listStatus } = useResources(
    deviceId === undefined ? undefined : scheduleListQuery(deviceId)
  )
  const [opened, setOpened] = useState<OpenedForm>()
  const isOperationRefused = useRefusedKinds(deviceId)
  const { left, opener, open, openIfFree, finish, wrap } = useScreenStack(opened, setOpened, ({ kind }) => kind)
  usePreload(options.disableEditSchedules ? undefined : FORMS)
  const last = useLastKnown(resource)
  const subtitle = useDeviceSubtitle(deviceId, resource, status)
  const isGone = isMissing(status, resource !== undefined)

  // Exceptions are above the week, which would move. A failed list is shown while it is fetched again.
  const isAwaiting = deviceId !== undefined && !isGone && listStatus.ids === undefined && !isFailing(listStatus)

  function editing(kind: Kind): ScheduleEditing | undefined {
    if (options.disableEditSchedules || isOperationRefused[kind]) return undefined
    return {
      open: (id) => void open({ kind, id }),
      recreate: (recreation) => openIfFree({ kind: kind === 'hold' ? 'exception' : kind, recreation }),
      ...openersOf(left?.kind === kind ? opener : undefined, left?.id)
    }
  }

  if (opened && last) {
    const { id, kind, recreation } = opened
    const shared = {
      device: last,
      zone: displayZone(last),
      isGone,
      isOperationRefused: isOperationRefused[kind],
      onSaved(saved?: string) {
        if (saved !== undefined) recreation?.onRecreated?.(saved)
        finish({ kind, id: saved })
      }
    }
    if (kind === 'exception' || kind === 'hold')
      return wrap(
        <ExceptionFormScreen {...shared} exceptionId={id} recreation={recreation?.exception} isHold={kind === 'hold'} />
      )
    if (kind === 'program')
      return wrap(<ProgramFormScreen {...shared} unit={unit} programId={id} recreation={recreation?.program} />)
    return wrap(<WeekFormScreen {...shared} unit={unit} />)
  }
  return wrap(
    <ResourceScreen
      name="thermostat-schedule"
      ids={{ deviceId }}
      id={deviceId}
      resource={resource}
      isAwaiting={isAwaiting}
      status={isAwaiting ? { ...status, isFetching: true } : status}
      texts={deviceTexts}
      title={texts.title}
      skeleton={<ScheduleSkeleton />}
      subtitle={subtitle}
    >
      {(device) => {
        const zone = displayZone(device)
        const exceptions = scheduleExceptions(resources)
        const isRead = listStatus.ids !== undefined || isRefused(listStatus.error)
        return (
          <div className="schedule page">
            {climatePresets(device).length === 0 && <p className="muted small">{texts.noPresets}</p>}
            {isRead && (
              <ActiveSettingCard
                device={device}
                exceptions={exceptions}
                zone={zone}
                editing={listStatus.ids && editing('hold')}
              />
            )}
            <ExceptionList
              device={device}
              exceptions={exceptions}
              zone={zone}
              unit={unit}
              status={listStatus}
              editing={editing('exception')}
              isOperationRefused={isOperationRefused.exception}
            />
            <WeekPlan
              device={device}
              zone={zone}
              unit={unit}
              editing={editing('week')}
              programs={editing('program')}
              isOperationRefused={isOperationRefused.program || isOperationRefused.week}
            />
            <p className="muted small">{texts.allTimesIn(zoneLabel(zone))}</p>
          </div>
        )
      }}
    </ResourceScreen>
  )
}

/** Schedule of a thermostat. The state is reset when the device changes. */
export const ThermostatSchedule = (props: Props) => <Schedule key={props.deviceId} {...props} />
