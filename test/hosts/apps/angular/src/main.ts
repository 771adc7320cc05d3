import { bootstrapApplication } from '@angular/platform-browser'
import { Page } from './page'

bootstrapApplication(Page).catch((error: unknown) => console.error(error))
