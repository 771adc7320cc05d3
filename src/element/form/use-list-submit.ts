import type { crudActions } from '../../core/actions/crud-actions.js'
import type { FormEdit } from '../../core/actions/rebase-form.js'
import { refetch } from '../../core/queries/refetch.js'
import { useAction } from '../actions/use-action.js'
import { useElement } from '../custom-element/element-context.js'
import { type FormOptions, toSaveResult } from './use-form.js'

type Actions<
  Resource extends object,
  New extends { readonly device_id: string },
  Changed extends Record<never, unknown>
> = Pick<ReturnType<typeof crudActions<Resource, object, New, Changed>>, 'create' | 'update' | 'kind' | 'list' | 'key'>

interface Options<Values, New, Changed> {
  readonly deviceId: string
  /** Id of the edited resource. `undefined` to create one. */
  readonly id: string | undefined
  readonly texts: { readonly created: string; readonly updated: string; readonly failed: string }
  /** Returns the parameters of a new resource, or `undefined` if the form is incomplete. */
  toNew(values: Values): New | undefined
  /** Returns the changed parameters of the edited resource. */
  toChanged(edit: FormEdit<Values>, id: string): Changed
}

/** Returns the options of a form that creates or updates a resource in a list of a device, with a toast. */
export function useListSubmit<
  Values extends { readonly name: string },
  Resource extends object,
  New extends { readonly device_id: string },
  Changed extends Record<never, unknown>
>(
  actions: Actions<Resource, New, Changed>,
  { deviceId, id, texts, toNew, toChanged }: Options<Values, New, Changed>
): Pick<FormOptions<Values>, 'pristineId' | 'updated' | 'key' | 'submit' | 'failed'> {
  const { session } = useElement()
  const create = useAction(actions.create)
  const update = useAction(actions.update)
  const toastFor = ({ name }: Values, message: string) => ({ subject: name.trim() || undefined, message })

  return {
    pristineId: id,
    updated: texts.updated,
    key: actions.key(deviceId),
    async submit(edit) {
      if (id !== undefined) {
        const success = toastFor(edit.values, texts.updated)
        const outcome = await update({ deviceId, id, params: toChanged(edit, id) }, { texts: { success } })
        if (outcome.status === 'succeeded') void refetch(session, actions.list(deviceId))
        return toSaveResult(outcome, () => id)
      }
      const params = toNew(edit.values)
      if (!params) return undefined
      const outcome = await create(params, { texts: { success: toastFor(edit.values, texts.created) } })
      return toSaveResult(outcome, (created) => actions.kind.id(created) ?? '')
    },
    failed: (values) => toastFor(values, texts.failed)
  }
}
