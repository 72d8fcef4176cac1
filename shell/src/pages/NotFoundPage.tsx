import { useEffect } from 'react';
import { Link } from 'react-router-dom';

/** For an address that no remote owns. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · NaijaAgents';
  }, []);
  return (
    <section>
      <h1>There is no such page</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </section>
  );
}
