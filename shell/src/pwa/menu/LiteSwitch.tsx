import { setLite, useIsFrugal, useIsLite } from '@naija/runtime';
import { Switch } from '@naija/ui';

/** Lets the visitor spare data in this app, where the browser does not do so for all of them. */
export function LiteSwitch() {
  const lite = useIsLite();
  const frugal = useIsFrugal();
  const byBrowser = frugal && !lite;
  return (
    <Switch label="Lite mode" on={frugal} disabled={byBrowser} onChange={setLite}>
      Photos load when you tap them, in their smallest size, and nothing is downloaded ahead.
      {byBrowser && <strong> On because your browser saves data.</strong>}
    </Switch>
  );
}
