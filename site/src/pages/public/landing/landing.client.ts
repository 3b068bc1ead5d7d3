import { maybeSignedIn } from '../../../lib/maybeSignedIn.ts'
import { registerServiceWorker } from '../../../lib/serviceWorker.ts'

const MOOD_KEY = 'ek.mood'
const parameters = new URLSearchParams(location.search)
const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)

/** The picked mood is kept for this visit, so that the first check-in can begin with it. */
function keepMood() {
  all<HTMLInputElement>('input[name=mood]').forEach((input) => {
    input.addEventListener('change', () => {
      try {
        sessionStorage.setItem(MOOD_KEY, input.value)
      } catch {
        // Private browsing: the picture changes all the same.
      }
    })
  })
}

/** Whatever is rarely used loads when it is pressed. */
function onPress(selector: string, load: () => Promise<(pressed: HTMLElement) => void>) {
  all(selector).forEach((element) => {
    element.addEventListener('click', () => void load().then((act) => act(element)))
  })
}

/**
 * A readable cookie says that a session may exist; only then the page asks who is here. A visitor who stays
 * sees the notice.
 */
async function greet() {
  const notice = parameters.get('notice')
  if (maybeSignedIn()) {
    const isLeaving = await import('./welcomeBack.ts').then(
      ({ welcomeBack }) => welcomeBack({ stay: parameters.has('home'), notice }),
      // Without that part the page stays, and still shows its notice.
      () => false,
    )
    if (isLeaving) return
  }
  if (notice) (await import('./notices.ts')).showNotice(notice)
}

/** The browser's own install question, asked by our button. */
function offerInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    all('[data-install]').forEach((button) => {
      button.hidden = false
      button.onclick = () => void (event as Event & { prompt: () => Promise<void> }).prompt()
    })
  })
}

keepMood()
onPress('[data-report]', () => import('./report.ts').then((module) => module.openReport))
onPress('[data-language] > button', () => import('./language.ts').then((module) => module.toggleLanguages))
void greet()
offerInstall()
registerServiceWorker()
