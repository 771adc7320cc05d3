import { route, type Routes } from '../route.js'

const types = ['page', 'screen', 'track', 'group', 'identify', 'alias']

/** Messages of how the widget is used are taken from everyone, and thrown away. */
export const usageMessageRoutes: Routes = {
  '/internal/tlmtry': {
    ...route(
      'POST',
      (read) => {
        if (!types.includes(read.string('type'))) read.reject('type', `Must be one of ${types.join(', ')}`)
        read.string('messageId')
        read.string('timestamp')
        read.optionalDate('timestamp')
      },
      () => ({})
    ),
    isPublic: true
  }
}
