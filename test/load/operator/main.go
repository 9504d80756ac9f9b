// Operator feeds a TestRun to the controller of the k6-operator, with a fake API server, and prints the jobs that the controller makes.
// It reads the list of manifests from its standard input.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	"github.com/go-logr/logr"
	"github.com/grafana/k6-operator/api/v1alpha1"
	"github.com/grafana/k6-operator/controllers"
	batchv1 "k8s.io/api/batch/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
)

func main() {
	if err := printJobs(context.Background()); err != nil {
		_, _ = os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func printJobs(ctx context.Context) error {
	var list struct{ Items []json.RawMessage }
	if err := json.NewDecoder(os.Stdin).Decode(&list); err != nil {
		return err
	}
	run := &v1alpha1.TestRun{}
	if err := json.Unmarshal(list.Items[len(list.Items)-1], run); err != nil {
		return err
	}
	run.Namespace = "default"
	scheme := runtime.NewScheme()
	if err := errors.Join(clientgoscheme.AddToScheme(scheme), v1alpha1.AddToScheme(scheme)); err != nil {
		return err
	}
	server := fake.NewClientBuilder().WithScheme(scheme).WithObjects(run).WithStatusSubresource(run).Build()
	reconciler := &controllers.TestRunReconciler{Client: server, Log: logr.Discard(), Scheme: scheme}
	request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(run)}
	if _, err := reconciler.Reconcile(ctx, request); err != nil {
		return err
	}
	// The controller reads the output of the initializer's pod from a real API server. This program takes that step itself.
	if err := server.Get(ctx, request.NamespacedName, run); err != nil {
		return err
	}
	run.Status.Stage = "initialized"
	if err := server.Status().Update(ctx, run); err != nil {
		return err
	}
	if _, err := reconciler.Reconcile(ctx, request); err != nil {
		return err
	}
	var jobs batchv1.JobList
	if err := errors.Join(server.List(ctx, &jobs), server.Get(ctx, request.NamespacedName, run)); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"jobs": jobs.Items, "stage": run.Status.Stage})
}
