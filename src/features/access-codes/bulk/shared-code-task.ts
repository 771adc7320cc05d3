import type { Mutation } from '../../../core/actions/mutation.js'
import type { BulkTask } from '../../../core/bulk/bulk-task.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { parseString } from '../../../core/values/value.js'
import type { Controller } from '../../../element/custom-element/controller.js'
import { AccessCodeCreatedEvent } from '../access-code-events.js'
import { allLocksCodeListQuery } from '../data/all-locks-code-queries.js'
import { accessCodeListQuery } from '../data/code-list-query.js'
import { isEditApplied } from '../rules/access-code-parameters.js'
import { isRemoving } from '../rules/code-transition.js'

/** The same code for several devices. */
interface SharedCode {
  readonly device_ids: string[]
  readonly name: string
  readonly code?: string
  readonly starts_at?: string
  readonly ends_at?: string
}

/** Mutation that creates the same code on several devices with one call. */
export function createCodesMutation(shared: SharedCode): Mutation<AccessCode, AccessCode[]> {
  const params = { ...shared, behavior_when_code_cannot_be_shared: 'throw' as const }
  return {
    key: `new access codes ${shared.device_ids.join(' ')}`,
    onConflict: 'ignore',
    operation: 'accessCodes.createMultiple',
    params,
    target: { deviceIds: shared.device_ids },
    request: ({ accessCodes: calls }, options) => calls.createMultiple(params, options)
  }
}

interface TaskContext {
  readonly session: Session
  readonly controller: Controller
  /** Error message for a lock that is missing in the response. */
  readonly notCreated: string
  readonly onCreated: () => void
}

const createdOn = (id: string, response: unknown): AccessCode | undefined =>
  Array.isArray(response) ? response.find((code: AccessCode) => code?.device_id === id) : undefined

const codesOf = (session: Session): AccessCode[] =>
  [...session.store.getState().confirmed.accessCodes.values()].flatMap(({ resource }) => resource ?? [])

/**
 * Task that creates one code on many locks with one call. If the response is lost, the code list of each lock shows if
 * it was created.
 */
export function sharedCodeTask(shared: SharedCode, context: TaskContext): BulkTask {
  const codes = codesOf(context.session)
  // An identical code may already exist, so known codes do not count as created.
  return taskOf(shared, context, new Set(codes.map(({ access_code_id }) => access_code_id)))
}

function taskOf(shared: SharedCode, context: TaskContext, knownIds: ReadonlySet<string>): BulkTask {
  const { session, controller, notCreated, onCreated } = context
  const { device_ids: ids, ...values } = shared
  const type = values.ends_at === undefined ? 'ongoing' : 'time_bound'

  function found(id: string): AccessCode | undefined {
    return codesOf(session).find((code) => {
      const { access_code_id } = code
      if (code.device_id !== id || knownIds.has(access_code_id) || isRemoving(code)) return false
      return isEditApplied(code, { ...values, type })
    })
  }
  return {
    ids,
    mutation: createCodesMutation(shared),
    getSkipReason: () => undefined,
    outcomeOf: (id, response) =>
      createdOn(id, response) ? { status: 'succeeded' } : { status: 'failed', error: new Error(notCreated) },
    verify: accessCodeListQuery,
    isApplied: (id) => found(id) !== undefined,
    subset: (some) => taskOf({ ...shared, device_ids: [...some] }, context, knownIds),
    onSucceeded(id, response) {
      const access_code_id = parseString((createdOn(id, response) ?? found(id))?.access_code_id) ?? ''
      controller.dispatch(new AccessCodeCreatedEvent({ ...values, access_code_id, device_id: id, type }))
      onCreated()
      // If the response was lost, the code list of the lock was refetched a moment ago.
      const lists = [...(response === undefined ? [] : [accessCodeListQuery(id)]), allLocksCodeListQuery(id)]
      const { queries } = session.store.getState()
      for (const list of lists) if (queries.has(list.key)) void refetch(session, list)
    }
  }
}
