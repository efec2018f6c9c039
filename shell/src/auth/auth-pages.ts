/**
 * The pages for whoever signs out, or is signed out, within the product. In the file of the forms, because webpack leaves
 * out of a file what the one that asks for it has already: else these pages would bring forms of their own.
 */
export async function loadLoginPage() {
  return (await import(/* webpackChunkName: "login-page" */ './login-page')).LoginPage;
}

export async function loadResumeSession() {
  return (await import(/* webpackChunkName: "resume-session" */ './resume-session')).ResumeSession;
}

export async function loadRegisterPage() {
  return (await import(/* webpackChunkName: "register-page" */ './register-page')).RegisterPage;
}
